/// An uploaded image in its stored sizes.
public struct Image: Identifiable, Equatable, Sendable {
    /// The largest number of images in a listing or a message.
    public static let mostPerPost = 8
    /// The largest size of an upload.
    public static let mostBytes = 15_000_000
    public static let mostPerDay = 500

    public let id: Identifier<Image>
    public let owner: Member.ID
    /// The width of the largest size.
    public let width: Int
    public let height: Int
    public let files: ImageFiles
    public let uploadedAt: Moment

    public init(
        id: ID,
        owner: Member.ID,
        width: Int,
        height: Int,
        files: ImageFiles,
        uploadedAt: Moment
    ) {
        self.id = id
        self.owner = owner
        self.width = width
        self.height = height
        self.files = files
        self.uploadedAt = uploadedAt
    }
}

/// The three sizes of one image.
public struct ImageFiles: Hashable, Sendable {
    public let thumb: ImageFile
    public let card: ImageFile
    public let full: ImageFile

    public init(thumb: ImageFile, card: ImageFile, full: ImageFile) {
        self.thumb = thumb
        self.card = card
        self.full = full
    }
}

/// The content hash that names stored bytes. The content of a name never changes.
public struct ImageFile: Hashable, Sendable {
    /// 64 hexadecimal digits.
    public let name: String

    public init?(_ name: String) {
        let letters = "0123456789abcdef".utf8
        guard name.utf8.count == 64, name.utf8.allSatisfy(letters.contains) else { return nil }
        self.name = name
    }
}
