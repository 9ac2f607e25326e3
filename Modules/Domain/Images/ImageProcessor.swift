/// Converts an upload to three upright sizes in sRGB and strips all metadata, especially the location.
public protocol ImageProcessor: Sendable {
    /// Fails with ``ImageRefusal/tooManyPixels``, ``ImageRefusal/unreadable``,
    /// ``ImageRefusal/unsupported`` or ``ImageRefusal/unavailable``. Members take turns.
    func press(_ upload: [UInt8], of member: Member.ID?) async -> Processing<ProcessedImage>
}

public struct ProcessedImage: Sendable {
    /// The width of the largest size.
    public let width: Int
    public let height: Int
    public let thumb: [UInt8]
    public let card: [UInt8]
    public let full: [UInt8]

    public init(width: Int, height: Int, thumb: [UInt8], card: [UInt8], full: [UInt8]) {
        self.width = width
        self.height = height
        self.thumb = thumb
        self.card = card
        self.full = full
    }
}
