import Foundation

/// A letter in plain text.
public struct MailMessage: Sendable {
    public let from: String
    /// What the sender is called in any script.
    public let sender: String
    public let to: String
    public let subject: String
    public let text: String
    /// Seconds since 1970.
    public let sentAt: Int64
    /// Unique among all letters of the sender, so that one that arrives twice can be told.
    public let id: String

    public init(
        from: String,
        sender: String,
        to: String,
        subject: String,
        text: String,
        sentAt: Int64,
        id: String
    ) {
        self.from = from
        self.sender = sender
        self.to = to
        self.subject = subject
        self.text = text
        self.sentAt = sentAt
        self.id = id
    }

    var domain: String { from.split(separator: "@").last.map(String.init) ?? "localhost" }

    /// As RFC 5322 has it: headers in ASCII by RFC 2047, the text in base64.
    public func rendered() throws(MailError) -> [UInt8] {
        for (name, value) in [("from", from), ("to", to), ("id", id)] {
            guard value.utf8.allSatisfy({ (33...126).contains($0) && $0 != 60 && $0 != 62 }) else {
                throw .malformed(name)
            }
        }
        let headers = [
            "From: \(HeaderText(sender).encoded) <\(from)>",
            "To: <\(to)>",
            "Subject: \(HeaderText(subject).encoded)",
            "Date: \(date)",
            "Message-ID: <\(id)@\(domain)>",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64",
            // Out-of-office answers to a machine help nobody.
            "Auto-Submitted: auto-generated",
        ]
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\n", with: "\r\n")
        let body = Data(lines.utf8).base64EncodedString(
            options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]
        )
        return Array((headers.joined(separator: "\r\n") + "\r\n\r\n" + body + "\r\n").utf8)
    }

    private var date: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss +0000"
        return formatter.string(from: Date(timeIntervalSince1970: Double(sentAt)))
    }
}
