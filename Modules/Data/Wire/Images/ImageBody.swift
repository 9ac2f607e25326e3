public import Domain
public import JSONCoding

/// An image in its three sizes.
public struct ImageBody: ShapedBody {
    public let id: Image.ID
    public let width: Int
    public let height: Int
    public let files: ImageFiles

    public static let shape = Shape<Self>(
        "Image",
        Field("id", \.id),
        Field("width", \.width),
        Field("height", \.height),
        Field("urls", \.files),
        make: Self.init
    )
}

extension ImageBody {
    public init(_ image: Image) {
        id = image.id
        width = image.width
        height = image.height
        files = image.files
    }

    /// A picture of the place, which is no one's upload.
    public init(_ picture: SitePicture) {
        id = Image.ID(rawValue: 0)
        (width, height, files) = (picture.width, picture.height, picture.files)
    }

    /// A member's profile image.
    public init(_ picture: Picture) {
        id = picture.id
        width = picture.width
        height = picture.height
        files = picture.files
    }
}

extension ImageFiles: WireValue {
    private static let shape = Shape<Self>(
        "ImageFiles",
        Field("thumb", \.thumb),
        Field("card", \.card),
        Field("full", \.full),
        make: Self.init
    )

    /// An object without a name of its own in the OpenAPI document.
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? shape.schema }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        self = try Self.shape.read(Fields(json, at: place))
    }

    public func writeValue(to writer: inout JSONWriter) {
        writer.object { writer in
            for write in Self.shape.writers { write(self, &writer) }
        }
    }
}

extension StoredFile {
    /// The path it is served from.
    public var path: String { ImagePath.file.filled(name) }
}

extension StoredFile: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .imageFile }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        let path = try String(json, at: place)
        guard let file = StoredFile(path.split(separator: "/").last.map(String.init) ?? "") else {
            throw FieldError(field: place().path, wanted: "image's address")
        }
        self = file
    }

    public func writeValue(to writer: inout JSONWriter) { writer.string(path) }
}

extension Schema {
    static var imageFile: Schema { .string(format: "uri-reference") }
}

extension Fields {
    func imageFileIfPresent(_ key: String) throws(FieldError) -> StoredFile? {
        try StoredFile?(json(key)) { place(key) }
    }
}
