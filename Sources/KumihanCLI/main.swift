print("kumihan")
