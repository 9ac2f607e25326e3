public import Domain
import JSONCoding

/// A message to send: text, images uploaded before, or both.
public struct OutgoingMessageBody: ShapedBody {
    private let text: String?
    private let images: [String]

    public static let shape = Shape<Self>(
        "OutgoingMessage",
        Field("text", \.text, .string(maxLength: 20_000), .optional),
        Field("images", \.images, .array(of: .string(maxLength: 100), maxItems: 100), .optional),
        make: Self.init
    )

    /// Nil for a message of images only.
    public func messageText() throws(ConversationRefusal) -> MessageText? {
        do {
            return try text.map { text throws(ConversationRefusal) in try MessageText(text) }
        } catch .textMissing where !images.isEmpty {
            return nil
        }
    }

    public func imageIDs() throws(ImageRefusal) -> [Image.ID] {
        var ids: [Image.ID] = []
        for image in images {
            guard let id = Image.ID(image) else { throw .notFound }
            ids.append(id)
        }
        return ids
    }
}

extension OutgoingMessageBody {
    public init(text: String?, images: [Image.ID] = []) {
        self.text = text
        self.images = images.map(\.description)
    }
}
