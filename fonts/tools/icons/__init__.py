"""The drawings of Joho Icons: strokes and fills on a grid of 24 units."""
