import TestSupport
import Testing

@testable import Imaging

@Suite("Chunks of PNG files")
struct PNGChunksTests {
    @Test("Compressed texts, of which a few bytes claim megabytes, don't reach the decoder")
    func texts() {
        let file = PNGFile(64, 32).with("eXIf", [1, 2, 3])
        let text = Array("x\0\0".utf8) + Deflated.zeros(7_000_000)
        let bomb = (0..<20).reduce(file) { file, number in
            file.with(["zTXt", "iTXt", "tEXt", "abCd"][number % 4], text)
        }
        #expect(PNGChunks.needed(of: bomb.blank) == file.blank)
    }

    @Test("A damaged file stays damaged", arguments: [0, 7, 8, 20, 40, 57])
    func damaged(_ length: Int) {
        let bytes = Array(PNGFile(64, 32).blank.prefix(length))
        #expect(PNGChunks.needed(of: bytes) == bytes)
    }
}
