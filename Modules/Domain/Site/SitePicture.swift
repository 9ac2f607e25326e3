/// The logo of the place, or the picture of its front page: a copy of an operator's upload, which stays when
/// the operator leaves.
public struct SitePicture: Hashable, Sendable {
    public let files: ImageFiles
    /// The size of the largest file.
    public let width: Int
    public let height: Int

    public init(_ image: Image) {
        (files, width, height) = (image.files, image.width, image.height)
    }

    /// Nil unless it was written by ``text``.
    public init?(text: String) {
        let words = text.split(separator: " ").map(String.init)
        let files = words.prefix(3).compactMap { StoredFile($0) }
        let sides = words.dropFirst(3).compactMap { Int($0) }
        guard words.count == 5, files.count == 3, sides.count == 2, sides.allSatisfy({ $0 > 0 }) else {
            return nil
        }
        self.files = ImageFiles(thumb: files[0], card: files[1], full: files[2])
        (width, height) = (sides[0], sides[1])
    }

    /// As the setting is stored.
    public var text: String {
        "\(files.thumb.name) \(files.card.name) \(files.full.name) \(width) \(height)"
    }

    /// The side of the smallest file, which is a square.
    public var squareSide: Int { min(200, width, height) }

    var all: [StoredFile] { [files.thumb, files.card, files.full] }
}

extension SiteSettings {
    public var logo: SitePicture? { SitePicture(text: self[.logo]) }
    public var welcomePicture: SitePicture? { SitePicture(text: self[.welcomePicture]) }

    /// The files of its pictures, which are for everyone and are kept.
    public var files: Set<StoredFile> { Set([logo, welcomePicture].compactMap { $0?.all }.joined()) }
}
