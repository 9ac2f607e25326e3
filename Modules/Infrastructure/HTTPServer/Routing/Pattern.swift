/// A parsed route pattern: `/people/{id}` or, matching the rest, `/files/{path...}`.
struct Pattern: Sendable {
    enum Segment: Sendable {
        case literal(String)
        case parameter(String)
        case tail(String)
    }

    let segments: [Segment]
    let parameterNames: [String]

    init(_ text: String) {
        precondition(text.hasPrefix("/"), "a pattern begins with a slash: \(text)")
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        segments = parts.enumerated().map { index, part in
            guard part.hasPrefix("{"), part.hasSuffix("}") else {
                precondition(!part.contains("{"), "a parameter fills its segment: \(text)")
                return .literal(String(part))
            }
            let name = part.dropFirst().dropLast()
            guard name.hasSuffix("...") else { return .parameter(String(name)) }
            precondition(index == parts.count - 1, "only the last segment takes the rest: \(text)")
            return .tail(String(name.dropLast(3)))
        }
        parameterNames = segments.compactMap {
            switch $0 {
            case .literal: nil
            case .parameter(let name), .tail(let name): name
            }
        }
        precondition(
            Set(parameterNames).count == parameterNames.count && !parameterNames.contains(""),
            "each parameter has a name of its own: \(text)"
        )
    }
}
