/// A deliverable email address. Two spellings of one mailbox are equal.
public struct EmailAddress: Hashable, Sendable {
    /// In lower case: no mail service in use distinguishes `Ana@` from `ana@`, and members often mistype it.
    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = text.filter { !$0.isNewline }.trimmed().lowercased()
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 254, halves.count == 2,
            Self.isMailbox(halves[0]), Self.isDomain(halves[1])
        else { throw .invalidEmail }
        self.text = text
    }

    private static func isMailbox(_ name: Substring) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
            && name.unicodeScalars.allSatisfy { mailboxLetters.contains($0) }
    }

    private static func isDomain(_ name: Substring) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                    && label.unicodeScalars.allSatisfy { domainLetters.contains($0) }
            }
    }
}

private let domainLetters = Set("abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars)
private let mailboxLetters = domainLetters.union(Set("!#$%&'*+/=?^_`{|}~.".unicodeScalars))
