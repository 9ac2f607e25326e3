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
    public let thumb: StoredFile
    public let card: StoredFile
    public let full: StoredFile

    public init(thumb: StoredFile, card: StoredFile, full: StoredFile) {
        self.thumb = thumb
        self.card = card
        self.full = full
    }
}
