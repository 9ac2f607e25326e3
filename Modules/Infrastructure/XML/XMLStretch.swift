/// Measures tags and the texts between them, before libxml2 gets them.
struct XMLStretch {
    private enum Part: Equatable {
        case text
        /// Just after `<`.
        case opened
        case tag
        /// Within an attribute, where a bracket doesn't end the tag.
        case quoted(UInt8)
        /// Just after `<!`.
        case declared
        /// Ends with a bracket after these two bytes.
        case section(UInt8, UInt8)
        case instruction
    }

    private let limits: XMLLimits
    private var part = Part.text
    private var count = 0
    private var last: (UInt8, UInt8) = (0, 0)

    init(_ limits: XMLLimits) {
        self.limits = limits
    }

    /// Returns false when a limit is exceeded.
    mutating func take(_ byte: UInt8) -> Bool {
        let next = part(after: byte)
        let isWithin = next != .text && part != .text
        count = next == part || isWithin ? count + 1 : 0
        last = part == .opened || part == .declared ? (0, 0) : (last.1, byte)
        part = next
        switch part {
        case .opened, .tag, .quoted: return count <= limits.tag
        case .text, .declared, .section, .instruction: return count <= limits.text
        }
    }

    private func part(after byte: UInt8) -> Part {
        let isBracket = byte == UInt8(ascii: ">")
        switch part {
        case .text: return byte == UInt8(ascii: "<") ? .opened : .text
        case .opened where byte == UInt8(ascii: "!"): return .declared
        case .opened where byte == UInt8(ascii: "?"): return .instruction
        case .opened, .tag:
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .quoted(byte) }
            return isBracket ? .text : .tag
        case .quoted(let quote): return byte == quote ? .tag : part
        case .declared where byte == UInt8(ascii: "-"):
            return .section(UInt8(ascii: "-"), UInt8(ascii: "-"))
        case .declared where byte == UInt8(ascii: "["):
            return .section(UInt8(ascii: "]"), UInt8(ascii: "]"))
        case .section(let first, let second): return isBracket && last == (first, second) ? .text : part
        case .instruction: return isBracket && last.1 == UInt8(ascii: "?") ? .text : part
        case .declared: return isBracket ? .text : .declared
        }
    }
}
