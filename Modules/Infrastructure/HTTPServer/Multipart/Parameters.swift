/// A header value with parameters: `form-data; name="a"; filename="b.png"`.
struct Parameters {
    let value: String
    private var parameters: [String: String] = [:]

    init(_ text: some StringProtocol) {
        var rest = Substring(text)
        value = String(Parameters.cut(&rest, at: ";").trimmed)
        while !rest.isEmpty {
            let name = Parameters.cut(&rest, at: "=", or: ";").trimmed.lowercased()
            rest = rest.drop { $0 == " " || $0 == "\t" }
            let value =
                rest.first == "\"" ? Parameters.quoted(&rest) : String(Parameters.cut(&rest, at: ";").trimmed)
            if !name.isEmpty, parameters[name] == nil { parameters[name] = value }
        }
    }

    subscript(name: String) -> String? { parameters[name] }

    /// Removes the text up to the mark, and the mark itself.
    private static func cut(_ rest: inout Substring, at mark: Character, or other: Character? = nil)
        -> Substring
    {
        let end = rest.firstIndex { $0 == mark || $0 == other } ?? rest.endIndex
        defer { rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...] }
        return rest[..<end]
    }

    /// Browsers escape the quote as `%22`, other clients as `\"`; any other backslash is literal.
    private static func quoted(_ rest: inout Substring) -> String {
        var text = ""
        rest.removeFirst()
        while let character = rest.popFirst(), character != "\"" {
            if character == "\\", rest.first == "\"" {
                text.append(rest.removeFirst())
            } else {
                text.append(character)
            }
        }
        _ = cut(&rest, at: ";")
        return text.replacing("%22", with: "\"")
    }
}
