/// What an email says, for programs with and without HTML.
public struct EmailText: Equatable, Sendable {
    public enum Part: Equatable, Sendable {
        case heading(String)
        case paragraph(String)
        /// One of a list, with an address to read more.
        case item(String, detail: String?, address: String)
        /// What the reader is asked to do.
        case button(String, address: String)
        /// Below the rest, in small letters; with an address that it speaks of.
        case note(String, address: String?)
    }

    public let subject: String
    public let parts: [Part]

    public init(subject: String, parts: [Part]) {
        self.subject = subject
        self.parts = parts
    }

    /// Without HTML.
    public var plain: String {
        let texts = parts.map { part in
            switch part {
            case .heading(let text): "[\(text)]"
            case .item(let text, let detail, let address):
                "- \([text, detail].compactMap(\.self).joined(separator: " · "))\n  \(address)"
            case .paragraph(let text), .note(let text, nil): text
            case .button(let text, let address), .note(let text, let address?): "\(text)\n\(address)"
            }
        }
        return texts.joined(separator: "\n\n") + "\n"
    }
}
