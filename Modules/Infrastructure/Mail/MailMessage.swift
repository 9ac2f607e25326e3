import Glibc

/// An email in plain text.
public struct MailMessage: Sendable {
    public let from: String
    /// The sender's display name, in any script.
    public let sender: String
    public let to: String
    public let subject: String
    public let text: String
    /// Seconds since 1970.
    public let sentAt: Int64
    /// Unique among all emails of the sender, so that duplicates can be recognised.
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

    /// Returns the email in the format of RFC 5322: headers in ASCII (RFC 2047) and the text in base64.
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
            // Prevents automatic replies (RFC 3834).
            "Auto-Submitted: auto-generated",
        ]
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let body = Base64.encode(Array(lines.joined(separator: "\r\n").utf8), lineLength: 76)
        return Array((headers.joined(separator: "\r\n") + "\r\n\r\n" + body + "\r\n").utf8)
    }

    private var date: String {
        var (seconds, parts) = (time_t(sentAt), tm())
        gmtime_r(&seconds, &parts)
        var text = [CChar](repeating: 0, count: 64)
        // The program sets no locale, so the names are English.
        strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S +0000", &parts)
        return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
}
