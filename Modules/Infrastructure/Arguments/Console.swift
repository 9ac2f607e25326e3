import Glibc

/// Properties of a terminal.
public enum Console {
    public static let input = STDIN_FILENO
    public static let output = STDOUT_FILENO
    public static let error = STDERR_FILENO

    public static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// The terminal's width in columns; nil when the descriptor is not a terminal.
    public static func width(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The terminal's height in lines; nil when the descriptor is not a terminal.
    public static func height(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
        return Int(size.ws_row)
    }
}
