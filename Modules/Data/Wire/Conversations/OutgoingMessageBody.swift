public import Domain
public import JSONCoding

/// A message to send: text, images uploaded before, or both.
public struct OutgoingMessageBody: Body {
    private let text: String?
    private let images: [String]

    public init(text: String?, images: [Image.ID] = []) {
        self.text = text
        self.images = images.map(\.description)
    }

    public static var name: String { "OutgoingMessage" }

    public static var schema: Schema {
        .object([
            "text": .nullable(.string(maxLength: 20_000)),
            "images": .array(of: .string(maxLength: 100), maxItems: 100),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        text = try fields.textIfPresent("text")
        images = fields.isGiven("images") ? try fields.texts("images") : []
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.fieldIfPresent("text", text)
            if !images.isEmpty { writer.field("images", images) }
        }
    }

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
