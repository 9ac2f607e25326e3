/// How a command ended, for scripts; the help of the program lists them.
enum ExitCode: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 2
    case refused = 3
    case notSignedIn = 4
    case unreachable = 5
    /// As shells report Control-C.
    case interrupted = 130
}
