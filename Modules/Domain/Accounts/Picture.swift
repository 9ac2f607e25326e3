/// A member's profile image, one of their own uploads.
public struct Picture: Hashable, Sendable {
    public let id: Image.ID
    public let width: Int
    public let height: Int
    public let files: ImageFiles

    public init(id: Image.ID, width: Int, height: Int, files: ImageFiles) {
        self.id = id
        self.width = width
        self.height = height
        self.files = files
    }
}
