import JSONCoding
import WebPush

/// What the service worker shows. Nothing in it is an address of another site.
public struct PushPayload: Sendable {
    static let mostBytes = PushReceiver.longest
    /// In bytes. Texts that are longer don't fit into a notification anyway.
    private static let longestTitle = 400
    private static let longestText = 1_200

    public let title: String
    public let text: String
    public let language: String
    /// Pushes with the same tag replace each other on the device.
    public let tag: String
    /// The path of the page that a tap opens.
    public let address: String
    /// Marked as read by a quick answer; nil for a trial.
    public let notice: String?
    /// The number of the latest message, for a page that is a conversation.
    public let message: Int?
    /// The number on the app's icon.
    public let unread: Int

    public init(
        title: String,
        text: String,
        language: String,
        tag: String,
        address: String,
        notice: String? = nil,
        message: Int? = nil,
        unread: Int = 0
    ) {
        self.title = title.cut(to: Self.longestTitle)
        self.text = text.cut(to: Self.longestText)
        self.language = language
        self.tag = tag
        self.address = address
        self.notice = notice
        self.message = message
        self.unread = unread
    }

    var encoded: [UInt8] {
        var fields = JSONObject(members: [
            ("title", .string(title)), ("text", .string(text)), ("language", .string(language)),
            ("tag", .string(tag)), ("address", .string(address)),
            ("unread", .integer(Int64(unread))),
        ])
        if let notice { fields["notice"] = .string(notice) }
        if let message { fields["message"] = .integer(Int64(message)) }
        return JSON.object(fields).encoded()
    }
}

extension String {
    /// As many whole characters as fit into this many bytes.
    fileprivate func cut(to most: Int) -> String {
        guard utf8.count > most else { return self }
        var size = "…".utf8.count
        let kept = prefix { character in
            size += character.utf8.count
            return size <= most
        }
        return "\(kept)…"
    }
}
