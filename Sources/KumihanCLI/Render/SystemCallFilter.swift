import Foundation

/// The system calls that code in a sandbox may make: a program for the kernel's filter (seccomp), which `bwrap` installs.
///
/// Namespaces already keep files, network and other processes away. The filter takes away what would be needed to look for
/// a way out of them, and what would hold memory that no limit counts.
struct SystemCallFilter {
  /// Whether processes may be started, as compilers do. Foundation needs sockets for it; the network's namespace is empty.
  let allowsProcesses: Bool

  /// The instructions, as the kernel reads them.
  var program: Data {
    var code: [Instruction] = []
    // Of another architecture, numbers mean other calls.
    code += [.load(offset: 4), .ifEqual(Self.architecture, skip: 1), .answer(.kill)]
    code += [.load(offset: 0)]
    #if arch(x86_64)
      // The same calls under other numbers, for programs of 32 bits.
      code += [.ifAtLeast(0x4000_0000, otherwiseSkip: 1), .answer(.kill)]
    #endif
    for number in Self.never + (allowsProcesses ? [] : Self.processesAndSockets) {
      code += [.ifEqual(number, otherwiseSkip: 1), .answer(.refuse(EPERM))]
    }
    // A terminal's input may not be forged.
    code += [.ifEqual(Self.ioctl, otherwiseSkip: 4), .load(offset: 24)]
    code += [.ifEqual(0x5412, otherwiseSkip: 1), .answer(.refuse(EPERM)), .answer(.allow)]
    if !allowsProcesses {
      // Its arguments are in memory, out of the filter's sight; the C library takes `clone` then.
      code += [.ifEqual(435, otherwiseSkip: 1), .answer(.refuse(ENOSYS))]
      // A thread is no process.
      code += [.ifEqual(Self.clone, otherwiseSkip: 4), .load(offset: 16)]
      code += [.ifAnyBit(0x1_0000, skip: 1), .answer(.refuse(EPERM)), .answer(.allow)]
    }
    code.append(.answer(.allow))
    return Data(code.flatMap(\.bytes))
  }

  #if arch(arm64)
    private static let architecture: UInt32 = 0xC000_00B7
    private static let (clone, ioctl): (UInt32, UInt32) = (220, 29)
    /// socketpair, socket, bind, listen, accept, connect, sendto, sendmsg
    private static let processesAndSockets: [UInt32] = [199, 198, 200, 201, 202, 203, 206, 211]
    private static let ownNumbers: [UInt32] = [
      // ptrace, process_vm_readv and writev, kcmp
      117, 270, 271, 272,
      // chroot, mount, umount2, pivot_root, unshare, setns, name_to_handle_at, open_by_handle_at
      51, 40, 39, 41, 97, 268, 264, 265,
      // init_module, delete_module, finit_module, kexec_load, bpf, perf_event_open, userfaultfd
      105, 106, 273, 104, 280, 241, 282,
      // add_key, request_key, keyctl, personality, execveat
      217, 218, 219, 92, 281,
      // memfd_create, shmget, shmat, msgget, semget, mq_open
      279, 194, 196, 186, 190, 180,
    ]
  #else
    private static let architecture: UInt32 = 0xC000_003E
    private static let (clone, ioctl): (UInt32, UInt32) = (56, 16)
    /// fork, vfork, socketpair, socket, connect, accept, sendto, sendmsg, bind, listen
    private static let processesAndSockets: [UInt32] = [57, 58, 53, 41, 42, 43, 44, 46, 49, 50]
    private static let ownNumbers: [UInt32] = [
      // ptrace, process_vm_readv and writev, kcmp
      101, 310, 311, 312,
      // chroot, mount, umount2, pivot_root, unshare, setns, name_to_handle_at, open_by_handle_at
      161, 165, 166, 155, 272, 308, 303, 304,
      // init_module, delete_module, finit_module, kexec_load, bpf, perf_event_open, userfaultfd
      175, 176, 313, 246, 321, 298, 323,
      // add_key, request_key, keyctl, personality, execveat
      248, 249, 250, 135, 322,
      // memfd_create, shmget, shmat, msgget, semget, mq_open
      319, 29, 30, 68, 64, 240,
    ]
  #endif

  private static let never =
    ownNumbers + [
      // io_uring_setup, enter and register; open_tree, move_mount, fsopen, fsconfig, fsmount, fspick
      425, 426, 427, 428, 429, 430, 431, 432, 433,
      // pidfd_open, pidfd_getfd, mount_setattr, memfd_secret
      434, 438, 442, 447,
    ]

  private enum Answer {
    case allow, kill
    case refuse(Int32)

    var value: UInt32 {
      switch self {
      case .allow: 0x7FFF_0000
      case .kill: 0x8000_0000
      case .refuse(let error): 0x0005_0000 | UInt32(error)
      }
    }
  }

  /// An instruction of the kernel's packet filter: 16 bits of code, two jumps, a value.
  private struct Instruction {
    let code: UInt16
    var jumpIfTrue: UInt8 = 0
    var jumpIfFalse: UInt8 = 0
    let value: UInt32

    /// Reads 32 bits of the call: its number is at 0, the architecture at 4, arguments from 16 on.
    static func load(offset: UInt32) -> Instruction { Instruction(code: 0x20, value: offset) }

    static func answer(_ answer: Answer) -> Instruction {
      Instruction(code: 0x06, value: answer.value)
    }

    static func ifEqual(_ value: UInt32, skip: UInt8) -> Instruction {
      Instruction(code: 0x15, jumpIfTrue: skip, value: value)
    }

    static func ifEqual(_ value: UInt32, otherwiseSkip skip: UInt8) -> Instruction {
      Instruction(code: 0x15, jumpIfFalse: skip, value: value)
    }

    static func ifAtLeast(_ value: UInt32, otherwiseSkip skip: UInt8) -> Instruction {
      Instruction(code: 0x35, jumpIfFalse: skip, value: value)
    }

    static func ifAnyBit(_ value: UInt32, skip: UInt8) -> Instruction {
      Instruction(code: 0x45, jumpIfTrue: skip, value: value)
    }

    /// Both architectures store the lowest byte first.
    var bytes: [UInt8] {
      [UInt8(code & 0xFF), UInt8(code >> 8), jumpIfTrue, jumpIfFalse]
        + (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
  }
}
