import Foundation
import SwiftUI

// Views whose code does what no view should; `MisbehavingViewTests` says how each of them ends.

struct Quiet: View { var body: some View { Color.red } }

struct Exits: View { var body: some View { let _ = exit(0); Color.red } }
struct ExitsWithSeven: View { var body: some View { let _ = exit(7); Color.red } }
struct ExitsAtOnce: View { var body: some View { let _ = _exit(0); Color.red } }
struct ExitsByC: View { var body: some View { let _ = _Exit(0); Color.red } }
struct ExitsQuickly: View { var body: some View { let _ = quick_exit(0); Color.red } }
struct ExitsWhileMade: View {
  init() { _exit(0) }
  var body: some View { Color.red }
}
struct ExitsOnAppear: View { var body: some View { Color.red.onAppear { _exit(0) } } }
struct ExitsElsewhere: View {
  var body: some View {
    let _ = {
      Thread { _exit(0) }.start(); Thread.sleep(forTimeInterval: 600)
    }()
    Color.red
  }
}
struct BecomesAnother: View {
  var body: some View {
    let _ = {
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
      execv("/bin/true", &words)
    }()
    Color.red
  }
}
struct Kills: View { var body: some View { let _ = kill(getpid(), SIGKILL); Color.red } }
struct KillsItsGroup: View { var body: some View { let _ = killpg(0, SIGTERM); Color.red } }
struct Raises: View { var body: some View { let _ = raise(SIGKILL); Color.red } }
struct Interrupts: View { var body: some View { let _ = raise(SIGINT); Color.red } }
struct Halts: View { var body: some View { let _ = kill(getpid(), SIGSTOP); Color.red } }
struct KillsItsThread: View {
  var body: some View { let _ = pthread_kill(pthread_self(), SIGTERM); Color.red }
}
struct AsksForSignals: View {
  var body: some View { let _ = kill(getpid(), 0); let _ = raise(SIGCHLD); Color.red }
}

struct Aborts: View { var body: some View { let _ = abort(); Color.red } }
struct Fails: View { var body: some View { let _ = fatalError("boom"); Color.red } }
struct FailsOnAppear: View { var body: some View { Color.red.onAppear { fatalError("late") } } }
struct Indexes: View {
  let none: [Int] = []
  var body: some View { Text("\(none[3])") }
}
struct Unwraps: View {
  let none: Int? = nil
  var body: some View { Text("\(none!)") }
}
struct Overflows: View {
  let most = Int.max
  var body: some View { Text("\(most + 1)") }
}
struct ReadsNowhere: View {
  var body: some View { Text("\(UnsafePointer<Int>(bitPattern: 8)!.pointee)") }
}
struct Recurses: View {
  func deep(_ n: Int) -> Int { n % 2 == 3 ? 0 : deep(n + 1) + 1 }
  var body: some View { Text("\(deep(0))") }
}
struct HoldsItself: View { var body: some View { AnyView(VStack { HoldsItself() }) } }

struct Loops: View {
  var body: some View { let _ = { while true {} }(); Color.red }
}
struct Sleeps: View {
  var body: some View { let _ = Thread.sleep(forTimeInterval: 900); Color.red }
}
struct Waits: View {
  var body: some View { let _ = DispatchSemaphore(value: 0).wait(); Color.red }
}
struct LocksTwice: View {
  let lock = NSLock()
  var body: some View {
    let _ = {
      lock.lock(); lock.lock()
    }(); Color.red
  }
}
struct TakesTheAlarmOff: View {
  var body: some View {
    let _ = {
      _ = alarm(0); while true {}
    }(); Color.red
  }
}
struct Collects: View {
  var body: some View {
    let _ = {
      var all = [[UInt8]]()
      while true { all.append([UInt8](repeating: 1, count: 10_000_000)) }
    }()
    Color.red
  }
}

struct Prints: View { var body: some View { let _ = print("hello"); Color.red } }
struct PrintsMuch: View {
  var body: some View { let _ = print(String(repeating: "x", count: 20_000)); Color.red }
}
struct ClosesOutput: View { var body: some View { let _ = close(1); Color.red } }
struct ClosesAll: View {
  var body: some View { let _ = { for number in 3..<Int32(64) { close(number) } }(); Color.red }
}
struct ClosesTheStream: View { var body: some View { let _ = fclose(stdout); Color.red } }
struct GoesElsewhere: View { var body: some View { let _ = chdir("/"); Color.red } }
struct SpinsAThread: View {
  var body: some View { let _ = Thread { while true {} }.start(); Color.red }
}

struct NoLengths: View {
  var body: some View {
    Text("x").frame(width: .nan, height: -.infinity).padding(.infinity).offset(x: .nan)
  }
}
struct NoFilters: View {
  var body: some View {
    Text("x").rotationEffect(.radians(.nan)).scaleEffect(.infinity).blur(radius: 1e9)
      .shadow(radius: .nan)
  }
}
struct NoFonts: View {
  var body: some View {
    VStack { ForEach([1e9, -10, 0, .nan], id: \.self) { Text("x").font(.system(size: $0)) } }
  }
}
struct NoDashes: View {
  var body: some View {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1e6, y: 0))
    }
    .stroke(style: StrokeStyle(lineWidth: 1, dash: [1e-5]))
  }
}
