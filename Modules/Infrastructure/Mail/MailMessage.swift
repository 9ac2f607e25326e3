import Glibc

/// An email in plain text, which may also be read as HTML.
public struct MailMessage: Sendable {
    public let from: String
    /// The sender's display name, in any script.
    public let sender: String
    public let to: String
    public let subject: String
    public let text: String
    /// The same for programs that show HTML. Contains no pictures or addresses that report that it was read.
    public let html: String?
    /// Seconds since 1970.
    public let sentAt: Int64
    /// Unique among all emails of the sender, so that duplicates can be recognised.
    public let id: String
    /// The same for emails that belong together, so that mail programs show them as one conversation.
    public let thread: String?
    /// Takes a POST request that ends such emails, without a further question (RFC 8058).
    public let unsubscribeAddress: String?

    public init(
        from: String,
        sender: String,
        to: String,
        subject: String,
        text: String,
        html: String? = nil,
        sentAt: Int64,
        id: String,
        thread: String? = nil,
        unsubscribeAddress: String? = nil
    ) {
        self.from = from
        self.sender = sender
        self.to = to
        self.subject = subject
        self.text = text
        self.html = html
        self.sentAt = sentAt
        self.id = id
        self.thread = thread
        self.unsubscribeAddress = unsubscribeAddress
    }

    var domain: String { from.split(separator: "@").last.map(String.init) ?? "localhost" }

    /// Returns the email in the format of RFC 5322: headers in ASCII (RFC 2047) and texts in base64.
    public func rendered() throws(MailError) -> [UInt8] {
        let named = [
            ("from", from), ("to", to), ("id", id), ("thread", thread ?? id),
            ("unsubscribe", unsubscribeAddress ?? id),
        ]
        for (name, value) in named {
            guard value.utf8.allSatisfy({ (33...126).contains($0) && $0 != 60 && $0 != 62 }) else {
                throw .malformed(name)
            }
        }
        return Array(([headers, parts].joined(separator: "\r\n") + "\r\n").utf8)
    }

    private var headers: String {
        var headers = [
            "From: \(HeaderText(sender).encoded) <\(from)>",
            "To: <\(to)>",
            "Subject: \(HeaderText(subject).encoded)",
            "Date: \(date)",
            "Message-ID: <\(id)@\(domain)>",
        ]
        if let thread {
            // An email that doesn't exist: all of a thread answer it.
            headers += ["In-Reply-To: <\(thread)@\(domain)>", "References: <\(thread)@\(domain)>"]
        }
        if let unsubscribeAddress {
            headers += [
                "List-Unsubscribe: <\(unsubscribeAddress)>",
                "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            ]
        }
        headers += [
            "MIME-Version: 1.0",
            // Prevents automatic replies (RFC 3834).
            "Auto-Submitted: auto-generated",
        ]
        return headers.joined(separator: "\r\n")
    }

    /// The header of the content and the content.
    private var parts: String {
        guard let html else { return Self.part("plain", text) }
        // "=_" doesn't occur in base64.
        let boundary = "=_\(id)"
        return [
            "Content-Type: multipart/alternative; boundary=\"\(boundary)\"", "",
            "--\(boundary)", Self.part("plain", text),
            "--\(boundary)", Self.part("html", html),
            "--\(boundary)--",
        ]
        .joined(separator: "\r\n")
    }

    private static func part(_ type: String, _ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return [
            "Content-Type: text/\(type); charset=utf-8",
            "Content-Transfer-Encoding: base64",
            "",
            Base64.encode(Array(lines.joined(separator: "\r\n").utf8), lineLength: 76),
        ]
        .joined(separator: "\r\n")
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
