import Testing

@testable import Imaging

@Suite("The container of a picture")
struct WebPTests {
    private func bare(_ chunks: [UInt8]) -> [UInt8] {
        (Array("RIFF\0\0\0\0WEBP".utf8) + chunks).withUnsafeBytes(WebP.bare)
    }

    private func chunk(_ name: String, _ content: String) -> [UInt8] {
        Array(name.utf8) + [UInt8(content.utf8.count), 0, 0, 0] + Array(content.utf8)
    }

    @Test("Metadata of a picture is removed")
    func stripped() {
        let picture = chunk("VP8 ", "data")
        #expect(bare(chunk("EXIF", "home") + picture + chunk("XMP ", "me")) == bare(picture))
    }

    @Test("A chunk that is cut short is left out, with what a reader would have taken for its end")
    func cutShort() {
        let picture = chunk("VP8 ", "data")
        let cut = Array(chunk("VP8L", "more").dropLast(2))
        #expect(bare(picture + cut) == bare(picture))
        #expect(bare(picture + chunk("ALPH", "odd")) == bare(picture))
    }
}
