import MetalKit
import SceneKit
import SpriteKit
import SwiftUI

struct PlanetSceneView: UIViewRepresentable {
  var planet: String
  @Binding var isRotating: Bool

  func makeUIView(context: Context) -> SCNView {
    let view = SCNView(frame: .zero)
    view.scene = makeScene()
    view.allowsCameraControl = true
    view.autoenablesDefaultLighting = true
    view.backgroundColor = .clear
    view.antialiasingMode = .multisampling4X
    view.delegate = context.coordinator
    view.pointOfView?.camera?.fieldOfView = 60
    return view
  }

  func updateUIView(_ view: SCNView, context: Context) {
    guard let node = view.scene?.rootNode.childNode(withName: "planet", recursively: true) else {
      return
    }
    if isRotating {
      let spin = SCNAction.rotateBy(x: 0, y: .pi * 2, z: 0, duration: 8)
      node.runAction(.repeatForever(spin), forKey: "spin")
    } else {
      node.removeAllActions()
    }
  }

  private func makeScene() -> SCNScene {
    let scene = SCNScene()
    let sphere = SCNSphere(radius: 1)
    let material = SCNMaterial()
    material.diffuse.contents = UIImage(named: planet)
    material.specular.contents = UIColor.white
    material.shininess = 0.7
    sphere.materials = [material]
    let node = SCNNode(geometry: sphere)
    node.name = "planet"
    node.position = SCNVector3(x: 0, y: 0, z: 0)
    scene.rootNode.addChildNode(node)

    let light = SCNNode()
    light.light = SCNLight()
    light.light?.type = .omni
    light.light?.intensity = 800
    light.position = SCNVector3(0, 10, 10)
    scene.rootNode.addChildNode(light)

    let camera = SCNNode()
    camera.camera = SCNCamera()
    camera.position = SCNVector3Make(0, 0, 4)
    scene.rootNode.addChildNode(camera)

    SCNTransaction.begin()
    SCNTransaction.animationDuration = 1
    node.eulerAngles = SCNVector3(0, Float.pi / 4, 0)
    SCNTransaction.commit()
    return scene
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject, SCNSceneRendererDelegate {
    func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  }
}

struct MetalView: UIViewRepresentable {
  func makeCoordinator() -> Renderer { Renderer(self) }

  func makeUIView(context: UIViewRepresentableContext<MetalView>) -> MTKView {
    let view = MTKView()
    view.delegate = context.coordinator
    view.preferredFramesPerSecond = 60
    view.enableSetNeedsDisplay = true
    if let device = MTLCreateSystemDefaultDevice() {
      view.device = device
    }
    view.framebufferOnly = false
    view.clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 0)
    view.drawableSize = view.frame.size
    view.colorPixelFormat = .bgra8Unorm
    return view
  }

  func updateUIView(_ uiView: MTKView, context: UIViewRepresentableContext<MetalView>) {}

  class Renderer: NSObject, MTKViewDelegate {
    var parent: MetalView
    var device: MTLDevice?
    var queue: MTLCommandQueue?
    var pipeline: MTLRenderPipelineState?
    var vertexBuffer: MTLBuffer?

    init(_ parent: MetalView) {
      self.parent = parent
      super.init()
      device = MTLCreateSystemDefaultDevice()
      queue = device?.makeCommandQueue()
      guard let device else { return }
      let library = device.makeDefaultLibrary()
      let descriptor = MTLRenderPipelineDescriptor()
      descriptor.vertexFunction = library?.makeFunction(name: "vertexShader")
      descriptor.fragmentFunction = library?.makeFunction(name: "fragmentShader")
      descriptor.colorAttachments[0].pixelFormat = .bgra8Unorm
      do {
        try pipeline = device.makeRenderPipelineState(descriptor: descriptor)
      } catch {
        fatalError("Unable to create pipeline: \(error)")
      }
      let vertices: [SIMD4<Float>] = [[-1, -1, 0, 1], [1, -1, 0, 1], [0, 1, 0, 1]]
      vertexBuffer = device.makeBuffer(
        bytes: vertices, length: vertices.count * MemoryLayout<SIMD4<Float>>.stride, options: [])
    }

    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}

    func draw(in view: MTKView) {
      guard let drawable = view.currentDrawable, let pass = view.currentRenderPassDescriptor,
        let pipeline
      else { return }
      pass.colorAttachments[0].clearColor = MTLClearColorMake(0, 0.5, 0.5, 1)
      pass.colorAttachments[0].loadAction = .clear
      pass.colorAttachments[0].storeAction = .store
      let buffer = queue?.makeCommandBuffer()
      let encoder = buffer?.makeRenderCommandEncoder(descriptor: pass)
      encoder?.setRenderPipelineState(pipeline)
      encoder?.setVertexBuffer(vertexBuffer, offset: 0, index: 0)
      encoder?.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
      encoder?.endEncoding()
      buffer?.present(drawable)
      buffer?.commit()
    }
  }
}

final class StarField: SKScene {
  override func didMove(to view: SKView) {
    backgroundColor = .black
    for _ in 0..<30 {
      let star = SKShapeNode(circleOfRadius: .random(in: 1...3))
      star.fillColor = .white
      star.position = CGPoint(x: .random(in: 0...size.width), y: .random(in: 0...size.height))
      star.run(.repeatForever(.sequence([.fadeOut(withDuration: 1), .fadeIn(withDuration: 1)])))
      addChild(star)
    }
  }
}

struct PlanetsScreen: View {
  @State private var isRotating = true
  @State private var scene: SKScene = {
    let scene = StarField(size: CGSize(width: 400, height: 200))
    scene.scaleMode = .aspectFill
    return scene
  }()

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        SceneView(
          scene: SCNScene(named: "Earth.usdz"), pointOfView: nil,
          options: [.allowsCameraControl, .autoenablesDefaultLighting]
        )
        .frame(height: 200)
        PlanetSceneView(planet: "earth", isRotating: $isRotating).frame(height: 200)
        MetalView().frame(height: 120)
        SpriteView(scene: scene, options: [.allowsTransparency]).frame(height: 120)
        Toggle("Rotate", isOn: $isRotating)
      }
      .padding()
    }
  }
}

struct PlanetsScreen_Previews: PreviewProvider {
  static var previews: some View { PlanetsScreen() }
}
