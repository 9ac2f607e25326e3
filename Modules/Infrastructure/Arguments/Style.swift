/// Terminal text styles; plain when output is not a terminal.
public struct Style: Equatable, Sendable {
    public enum Colour: Int, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    public static let plain = Style(colour: false)

    public let colour: Bool

    public init(colour: Bool) {
        self.colour = colour
    }

    /// Follows <https://no-color.org> and <https://bixense.com/clicolors>.
    ///
    /// - Parameter refused: whether `--no-color` was given.
    public init(isTerminal: Bool, environment: [String: String], refused: Bool = false) {
        func says(_ name: String) -> Bool {
            !(environment[name] ?? "").isEmpty && environment[name] != "0"
        }
        if refused || !(environment["NO_COLOR"] ?? "").isEmpty {
            colour = false
        } else if says("CLICOLOR_FORCE") {
            colour = true
        } else {
            colour = isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
        }
    }

    public func bold(_ text: String) -> String { set(text, 1) }
    public func dim(_ text: String) -> String { set(text, 2) }
    public func underlined(_ text: String) -> String { set(text, 4) }
    public func coloured(_ text: String, _ colour: Colour) -> String { set(text, colour.rawValue) }

    private func set(_ text: String, _ code: Int) -> String {
        colour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
