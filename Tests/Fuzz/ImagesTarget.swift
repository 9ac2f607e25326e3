@testable import Imaging

/// An uploaded picture, up to where the library takes over.
@Sendable func checkImage(_ bytes: [UInt8]) {
    _ = ImageKind(of: bytes)
    let scans = bytes.withUnsafeBytes(JPEGScans.count)
    promise(scans <= bytes.count / 2, "more passes than there are bytes for")
    let needed = PNGChunks.needed(of: bytes)
    promise(needed.count <= bytes.count, "a picture grows by losing its texts")
    promise(PNGChunks.needed(of: needed) == needed, "a picture without texts has more to lose")
    _ = try? RenderingAnswer(bytes).images(in: [.within(1_600), .square(200)])
    let bare = bytes.withUnsafeBytes(WebP.bare)
    promise(bare.starts(with: "RIFF".utf8), "a container without a name")
    promise(bare.count <= bytes.count + 12, "a picture grows by being stripped")
    let size = bare[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    promise(size == bare.count - 8, "a container that lies about its size")
    promise(bare.withUnsafeBytes(WebP.bare) == bare, "a bare picture can be stripped further")
}
