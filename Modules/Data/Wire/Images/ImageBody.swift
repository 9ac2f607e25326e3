public import Domain
public import JSONCoding

/// An image in its three sizes.
public struct ImageBody: Body {
    public let id: Image.ID
    public let width: Int
    public let height: Int
    public let files: ImageFiles

    public init(_ image: Image) {
        id = image.id
        width = image.width
        height = image.height
        files = image.files
    }

    /// A member's profile image.
    public init(_ picture: Picture) {
        id = picture.id
        width = picture.width
        height = picture.height
        files = picture.files
    }

    public static var name: String { "Image" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "width": .integer().required,
            "height": .integer().required,
            "urls": .object([
                "thumb": .imageFile.required, "card": .imageFile.required, "full": .imageFile.required,
            ]).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        width = try fields.integer("width")
        height = try fields.integer("height")
        let urls = try fields.fields("urls")
        files = ImageFiles(
            thumb: try urls.imageFile("thumb"),
            card: try urls.imageFile("card"),
            full: try urls.imageFile("full")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("width", width)
            writer.field("height", height)
            writer.key("urls")
            writer.object { writer in
                writer.field("thumb", files.thumb.path)
                writer.field("card", files.card.path)
                writer.field("full", files.full.path)
            }
        }
    }
}

extension StoredFile {
    /// The path it is served from.
    public var path: String { ImagePath.file.filled(name) }
}

extension Schema {
    static var imageFile: Schema { .string(format: "uri-reference") }
}

extension Fields {
    func imageFile(_ key: String) throws(FieldError) -> StoredFile {
        let name = try text(key).split(separator: "/").last.map(String.init) ?? ""
        guard let file = StoredFile(name) else { throw unreadable(key, "image's address") }
        return file
    }

    func imageFileIfPresent(_ key: String) throws(FieldError) -> StoredFile? {
        try isGiven(key) ? imageFile(key) : nil
    }
}
