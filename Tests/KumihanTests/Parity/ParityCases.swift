import Kumihan

extension ParityCase {
  static let all = paints + effects + colors + transforms + images + words

  @MainActor @ViewBuilder
  private static func tiles<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    HStack(spacing: 8) { content() }.padding(8)
  }

  private static let paints: [ParityCase] = [
    ParityCase("linear gradient", pdf: .init(0.9, 20), svg: .init(0.1, 2)) {
      tiles {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(
          gradient: Gradient(colors: [.yellow, .blue]).colorSpace(.perceptual),
          startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [.init(color: .green, location: 0.3), .init(color: .clear, location: 0.7)],
          startPoint: .top, endPoint: .bottom)
      }
    },
    ParityCase("radial gradient", pdf: .init(0.9, 41), svg: .init(0.1, 1)) {
      tiles {
        RadialGradient(colors: [.white, .purple], center: .center, startRadius: 0, endRadius: 30)
        RadialGradient(
          colors: [.orange, .black], center: .topLeading, startRadius: 12, endRadius: 40)
        RadialGradient(
          gradient: Gradient(colors: [.red, .green]).colorSpace(.perceptual), center: .center,
          startRadius: 24, endRadius: 4)
      }
    },
    ParityCase("elliptical gradient", pdf: .init(0.4, 7), svg: .init(0.1, 1)) {
      tiles {
        EllipticalGradient(colors: [.yellow, .red])
        EllipticalGradient(
          colors: [.blue, .clear], center: .bottom, startRadiusFraction: 0.2, endRadiusFraction: 0.8
        )
      }
    },
    ParityCase("angular gradient", pdf: .init(1.2, 71), svg: .init(0.1, 6)) {
      tiles {
        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
        Circle().stroke(AngularGradient(colors: [.clear, .blue], center: .center), lineWidth: 9)
        Circle().fill(
          AngularGradient(
            colors: [.orange, .pink], center: .center, startAngle: .degrees(30),
            endAngle: .degrees(250)))
      }
    },
    ParityCase("mesh gradient", pdf: .init(1.3, 79), svg: .init(0.2, 4)) {
      tiles {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [
            .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
          ])
        Circle().fill(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0.2], [0.1, 0.8], [0.9, 1]],
            colors: [.red, .blue, .yellow, .black], background: .gray, smoothsColors: false,
            colorSpace: .perceptual))
        MeshGradient(
          width: 2, height: 2,
          bezierPoints: [
            .init(
              position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0],
              trailingControlPoint: [0.3, 0.4], bottomControlPoint: [0.3, 0.3]),
            .init(
              position: [1, 0], leadingControlPoint: [0.7, 0.4], topControlPoint: [1, 0],
              trailingControlPoint: [1, 0], bottomControlPoint: [0.7, 0.3]),
            .init(
              position: [0, 1], leadingControlPoint: [0, 1], topControlPoint: [0.3, 0.7],
              trailingControlPoint: [0.3, 1], bottomControlPoint: [0, 1]),
            .init(
              position: [1, 1], leadingControlPoint: [0.7, 1], topControlPoint: [0.7, 0.7],
              trailingControlPoint: [1, 1], bottomControlPoint: [1, 1]),
          ], colors: [.cyan, .pink, .clear, .blue])
      }
    },
    ParityCase("style's own gradient", pdf: .init(0.3, 16), svg: .init(0.1, 2)) {
      tiles {
        RoundedRectangle(cornerRadius: 12).fill(.blue.gradient)
        Capsule().fill(.green.gradient)
      }
    },
    ParityCase("image pattern", pdf: .init(6.7, 53), svg: .init(0.2, 2)) {
      tiles {
        Rectangle().fill(.image(Image(resource: checker, scale: 1), scale: 4))
        Circle().fill(ImagePaint(image: Image(resource: checker, scale: 1), scale: 3))
      }
    },
    ParityCase("text in a gradient", pdf: .init(0.4, 17), svg: .init(0.1, 3)) {
      Text("Åska 42").font(.system(size: 34, weight: .black))
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    },
    ParityCase("text", pdf: .init(2.8, 52), svg: .init(0.2, 14)) {
      VStack(alignment: .leading) {
        Text("Vecka 42, 情報 Tết").italic().underline()
        Text("office שלום ١٢٣ नमस्ते").bold()
      }
    },
    ParityCase("lines", pdf: .init(0.5, 14), svg: .init(0.1, 1)) {
      tiles {
        Circle().stroke(.black, style: StrokeStyle(lineWidth: 6, dash: [10, 4], dashPhase: 3))
        Path { path in
          path.addLines([.init(x: 4, y: 50), .init(x: 24, y: 6), .init(x: 44, y: 50)])
        }
        .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        Path { path in
          path.addLines([.init(x: 4, y: 50), .init(x: 20, y: 10), .init(x: 36, y: 50)])
        }
        .stroke(.red, style: StrokeStyle(lineWidth: 5, lineCap: .square))
      }
    },
    ParityCase("canvas", pdf: .init(1.1, 31), svg: .init(0.7, 2)) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow.opacity(0.3)))
        context.translateBy(x: 40, y: 36)
        context.rotate(by: .degrees(20))
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: -20, y: -20, width: 30, height: 30)), with: .color(.red))
          layer.fill(Path(CGRect(x: -8, y: -8, width: 30, height: 30)), with: .color(.blue))
        }
        context.clip(to: Path(ellipseIn: CGRect(x: 40, y: -40, width: 60, height: 60)))
        context.fill(
          Path(CGRect(x: 30, y: -50, width: 90, height: 90)),
          with: .linearGradient(
            Gradient(colors: [.green, .black]), startPoint: .init(x: 40, y: -40),
            endPoint: .init(x: 100, y: 20)))
        context.draw(Text("Ab").bold(), at: CGPoint(x: 70, y: -10))
      }
    },
  ]

  @MainActor @ViewBuilder private static var pair: some View {
    ZStack {
      Rectangle().fill(.red).frame(width: 30, height: 30).offset(x: -7, y: -7)
      Circle().fill(.blue).frame(width: 34, height: 34).offset(x: 7, y: 7)
    }
    .frame(width: 50, height: 50)
  }

  @MainActor private static func blended(_ modes: [BlendMode]) -> some View {
    HStack(spacing: 2) {
      ForEach(modes, id: \.self) { mode in
        ZStack {
          Rectangle().fill(.orange).frame(width: 16, height: 30).offset(x: -3, y: -6)
          Rectangle().fill(.cyan).frame(width: 16, height: 30).offset(x: 3, y: 6).blendMode(mode)
        }
        .frame(width: 22, height: 44)
      }
    }
  }

  private static let effects: [ParityCase] = [
    ParityCase("opacity", pdf: .init(0.2, 6), svg: .init(0.1, 1)) {
      tiles {
        pair.opacity(0.5)
        pair.opacity(0.25)
        pair.compositingGroup().opacity(0.6)
      }
    },
    ParityCase("clip", pdf: .init(0.4, 23), svg: .init(0.2, 12)) {
      tiles {
        pair.clipShape(Circle())
        pair.cornerRadius(14)
        pair.clipShape(
          Path { path in
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
            path.addEllipse(in: CGRect(x: 12, y: 12, width: 26, height: 26))
          }, style: FillStyle(eoFill: true))
      }
    },
    ParityCase("mask", pdf: .init(0.7, 51), svg: .init(0.3, 8)) {
      tiles {
        pair.mask { Text("Ab").font(.system(size: 30, weight: .black)) }
        pair.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        pair.mask { Circle().fill(.white).padding(6).blur(radius: 3) }
      }
    },
    ParityCase("blend modes in a group", pdf: .init(0.5, 12), svg: .init(0.1, 1)) {
      blended([.multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion])
        .compositingGroup()
    },
    ParityCase("blend modes on the page", pdf: .init(0.3, 33), svg: .init(0.1, 1)) {
      blended([.colorDodge, .colorBurn, .softLight, .hardLight, .multiply, .screen, .difference])
        .background(.yellow.opacity(0.4))
        .rotationEffect(.degrees(4))
    },
    ParityCase("blend modes of hue", pdf: .init(2.7, 101), svg: .init(0.1, 1)) {
      blended([.hue, .saturation, .color, .luminosity]).background(.yellow.opacity(0.4))
    },
    ParityCase("blend mode under a clip", pdf: .init(0.4, 36), svg: .init(0.1, 3)) {
      ZStack {
        Rectangle().fill(.orange).frame(width: 120, height: 40)
        Circle().fill(.cyan).frame(width: 60, height: 60).blendMode(.multiply).padding(4).clipped()
        Text("word").blendMode(.difference).foregroundStyle(.white).offset(x: 40)
      }
    },
    ParityCase("blend modes of compositing", pdf: .init(0.1, 4), svg: .init(0.1, 4)) {
      HStack {
        blended([.sourceAtop, .destinationOver, .destinationOut, .plusLighter, .plusDarker])
          .compositingGroup()
        Circle().fill(.blue).frame(width: 40, height: 40).blendMode(.plusDarker)
          .background(Rectangle().fill(.yellow).frame(width: 30, height: 50))
      }
    },
    ParityCase("drawing group", pdf: .init(0.2, 9), svg: .init(0.1, 1)) {
      tiles {
        pair.blendMode(.multiply).drawingGroup()
        pair.drawingGroup().opacity(0.5)
      }
      .background(.green.opacity(0.4))
    },
    ParityCase("shadow", pdf: .init(0.9, 71), svg: .init(0.3, 6)) {
      tiles {
        RoundedRectangle(cornerRadius: 10).fill(.white).shadow(radius: 4).padding(6)
        pair.shadow(color: .blue, radius: 2, x: 4, y: 4)
        Text("Ab").font(.title).shadow(color: .red, radius: 1, y: 3)
      }
    },
    ParityCase("inner shadow", pdf: .init(0.4, 11), svg: .init(0.5, 6)) {
      tiles {
        Circle().fill(.yellow.shadow(.inner(radius: 4, x: 2, y: 3)))
        RoundedRectangle(cornerRadius: 10).fill(.white.shadow(.inner(color: .blue, radius: 6)))
        Capsule().fill(.green.shadow(.drop(radius: 3, y: 2))).padding(6)
      }
    },
    ParityCase("blur", pdf: .init(0.3, 14), svg: .init(0.7, 14)) {
      tiles {
        pair.blur(radius: 1)
        pair.blur(radius: 4)
        pair.blur(radius: 4, opaque: true)
      }
    },
    ParityCase("material", pdf: .init(0.4, 8), svg: .init(0.3, 3)) {
      tiles {
        pair
        pair
        pair
      }
      .overlay { RoundedRectangle(cornerRadius: 12).fill(.thinMaterial).padding(16) }
    },
    ParityCase("material on a colour", pdf: .init(0.2, 32), svg: .init(0.1, 3)) {
      Color.orange.overlay {
        Text("Aa").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
      }
    },
    ParityCase("materials in groups", pdf: .init(0.4, 13), svg: .init(0.3, 7)) {
      tiles {
        pair
        pair
        pair
      }
      .overlay {
        HStack {
          Capsule().fill(.ultraThinMaterial).opacity(0.7)
          Rectangle().fill(.regularMaterial).rotationEffect(.degrees(20))
          Text("Aa").font(.system(size: 40, weight: .black)).foregroundStyle(.thinMaterial)
            .fixedSize()
        }
        .padding(14)
      }
    },
    ParityCase("glass", pdf: .init(0.9, 32), svg: .init(0.5, 19)) {
      tiles {
        pair
        pair
        pair
      }
      .overlay {
        HStack {
          Text("Aa").padding().glassEffect()
          Text("Aa").padding().glassEffect(.clear)
          Text("Aa").padding().glassEffect(.regular.tint(.mint), in: .rect(cornerRadius: 8))
        }
      }
    },
  ]

  private static let colors: [ParityCase] = [
    ParityCase("brightness and contrast", pdf: .init(0.2, 7), svg: .init(0.1, 1)) {
      tiles {
        pair.brightness(0.3)
        pair.contrast(0.4)
        pair.contrast(1.6)
      }
    },
    ParityCase("saturation and hue", pdf: .init(0.2, 7), svg: .init(0.1, 1)) {
      tiles {
        pair.saturation(0.3)
        pair.grayscale(1)
        pair.hueRotation(.degrees(90))
      }
    },
    ParityCase("multiply and invert", pdf: .init(0.1, 4), svg: .init(0.1, 1)) {
      tiles {
        pair.colorMultiply(.yellow)
        pair.opacity(0.6).colorInvert()
        pair.luminanceToAlpha()
      }
    },
    ParityCase("effects in a row", pdf: .init(0.4, 60), svg: .init(0.4, 11)) {
      tiles {
        pair.saturation(0.5).shadow(radius: 3).rotationEffect(.degrees(10))
        pair.blur(radius: 1).colorInvert().opacity(0.7)
        pair.shadow(color: .green, radius: 2, x: 3).clipShape(Circle())
      }
    },
  ]

  private static let transforms: [ParityCase] = [
    ParityCase("rotation and scale", pdf: .init(0.3, 34), svg: .init(0.1, 2)) {
      tiles {
        pair.rotationEffect(.degrees(30))
        pair.scaleEffect(0.6, anchor: .bottomTrailing)
        pair.scaleEffect(x: 1, y: 0.5).shadow(radius: 2)
      }
    },
    ParityCase("projection", pdf: .init(0.2, 15), svg: .init(0.1, 1)) {
      tiles {
        pair.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
        pair.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1, tx: 8, ty: 0))
      }
    },
    ParityCase("perspective", pdf: .init(1, 40), svg: .init(1, 40)) {
      tiles {
        pair.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        pair.rotation3DEffect(
          .degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.5)
        Text("Ab").font(.largeTitle).rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0))
      }
    },
  ]

  private static let images: [ParityCase] = [
    ParityCase("turned JPEG", pdf: .init(0.5, 20), svg: .init(0.5, 20)) {
      let image = Image(uiImage: UIImage(data: PictureFiles.turnedJPEG) ?? UIImage())
      tiles {
        image
        image.resizable().scaledToFit()
        image.renderingMode(.template).resizable().frame(width: 20, height: 30)
          .foregroundStyle(.purple)
      }
    },
    ParityCase("image sizes", pdf: .init(0.1, 21), svg: .init(0.1, 2)) {
      let image = Image(resource: checker, scale: 1)
      tiles {
        image
        image.interpolation(.none).resizable().frame(width: 40, height: 40)
        image.resizable().frame(width: 40, height: 40)
        image.interpolation(.none).resizable().scaledToFit().frame(width: 24, height: 50)
        image.resizable().scaledToFill().frame(width: 20, height: 40).clipped()
      }
    },
    ParityCase("cap insets and tiles", pdf: .init(1.9, 33), svg: .init(0.6, 17)) {
      let image = Image(resource: checker, scale: 1).interpolation(.none)
      let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      tiles {
        image.resizable(capInsets: insets).frame(width: 40, height: 40)
        image.resizable(resizingMode: .tile).frame(width: 40, height: 40)
        image.resizable(capInsets: insets, resizingMode: .tile).frame(width: 24, height: 24)
      }
    },
    ParityCase("template image", pdf: .init(0.1, 9), svg: .init(0.1, 3)) {
      tiles {
        Image(resource: checker, scale: 1).interpolation(.none).resizable()
          .renderingMode(.template).foregroundStyle(.green).frame(width: 40, height: 40)
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.orange.gradient)
      }
    },
    ParityCase("symbol layers", pdf: .init(2.2, 55), svg: .init(0.1, 3)) {
      tiles {
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
        Image(systemName: "folder.badge.plus").foregroundStyle(.red, .green)
        Image(systemName: "wifi", variableValue: 0.4)
      }
      .font(.largeTitle)
    },
    ParityCase("emoji", pdf: .init(3.2, 55), svg: .init(0.2, 10)) {
      VStack(spacing: 0) {
        Text("🎉🏔️👩‍🚀🇸🇪")
        Text("🎉🏔️👩‍🚀🇸🇪").foregroundStyle(.secondary)
        Text("🎉🏔️👩‍🚀").emojiStyle(.outline)
      }
    },
  ]
}
