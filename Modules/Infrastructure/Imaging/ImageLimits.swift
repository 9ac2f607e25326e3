/// What one picture may cost, known from its header before anything is decoded.
public struct ImageLimits: Sendable {
    public var pixels: Int
    /// Of the longer side.
    public var side: Int
    /// That have to be held at once, for kinds that can't be read row by row.
    public var heldBytes: Int
    /// Passes over the whole of a progressive JPEG; cameras and editors make about ten.
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
