// The module for `import ImageIO`: reading and writing of pictures' files.
@_exported public import KumihanCoreGraphics
