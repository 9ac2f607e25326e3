/// Limits on one image, checked against its header before decoding.
struct ImageLimits {
    var pixels = 50_000_000
    /// The largest length of the longer side.
    var side = 32_000
    /// Of a PNG, whose every byte is decoded, however small the rendered image is. 25 million pixels of three
    /// bytes take a second or two; screenshots and drawings have fewer.
    var decodedBytes = 80_000_000
    /// Memory for formats that cannot be decoded row by row.
    var heldBytes = 300_000_000
    /// Scans of a progressive JPEG; cameras and editors write about ten.
    var scans = 32

    func check(
        _ header: VipsPicture,
        _ kind: ImageKind,
        _ bytes: UnsafeRawBufferPointer
    ) throws(ImagingError) {
        let area = header.width * header.height
        guard header.width <= side, header.height <= side, area <= pixels else { throw .tooMuch }
        guard kind != .png || area * header.pixelBytes <= decodedBytes else { throw .tooMuch }
        guard header.comesInPasses || !kind.streams else { return }
        // A progressive JPEG is held as coefficients of two bytes.
        let depth = kind == .jpeg ? 2 : 1
        guard area * header.pixelBytes * depth <= heldBytes else { throw .tooMuch }
        guard kind != .jpeg || JPEGScans.count(in: bytes) <= scans else { throw .tooMuch }
    }
}
