/// Limits on one image, checked against its header before decoding.
public struct ImageLimits: Sendable {
    public var pixels: Int
    /// The largest length of the longer side.
    public var side: Int
    /// Memory for formats that cannot be decoded row by row.
    public var heldBytes: Int
    /// Scans of a progressive JPEG; cameras and editors write about ten.
    public var scans: Int

    public init(
        pixels: Int = 50_000_000,
        side: Int = 32_000,
        heldBytes: Int = 300_000_000,
        scans: Int = 32
    ) {
        self.pixels = pixels
        self.side = side
        self.heldBytes = heldBytes
        self.scans = scans
    }

    func check(_ header: VipsPicture, _ kind: ImageKind, _ bytes: [UInt8]) throws(ImagingError) {
        let area = header.width * header.height
        guard header.width <= side, header.height <= side, area <= pixels else { throw .tooMuch }
        guard header.comesInPasses || !kind.streams else { return }
        // A progressive JPEG is held as coefficients of two bytes.
        let depth = kind == .jpeg ? 2 : 1
        guard area * header.pixelBytes * depth <= heldBytes else { throw .tooMuch }
        guard kind != .jpeg || JPEGScans.count(in: bytes) <= scans else { throw .tooMuch }
    }
}
