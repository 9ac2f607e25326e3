/// The exit codes, as the program's help lists them.
enum ExitCode: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 2
    case refused = 3
    case notSignedIn = 4
    case unreachable = 5
    /// The shell's code for Control-C.
    case interrupted = 130
}
