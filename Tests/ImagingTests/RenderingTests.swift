import Foundation
import Imaging
import TestSupport
import Testing

@Suite("Rendering pictures")
struct RenderingTests {
    private let sizes: [ImageSize] = [.within(1_600), .within(640), .square(200)]

    private func render(_ bytes: [UInt8]) async throws -> [RenderedImage] {
        try await ImageRenderer(program: MadangProgram.path).render(bytes, in: sizes).result.get()
    }

    @Test(
        "Each of the files of the corpus is rendered or refused as documented",
        arguments: PictureSample.corpus
    )
    func corpus(_ picture: PictureSample) async throws {
        do {
            let rendered = try await render(picture.bytes)
            #expect(picture.answer == .kept(rendered[0].width, rendered[0].height))
        } catch let error as ImagingError {
            #expect(picture.answer == .refused(error.code), "\(error)")
        }
    }

    @Test("Turned as it asks, a picture is the same to the last byte", arguments: 1...8)
    func orientation(_ orientation: Int) async throws {
        let upright = try await render(PictureSample.drawing(1))
        let turned = try await render(PictureSample.drawing(orientation))
        #expect(turned.map(\.webp) == upright.map(\.webp))

        let photo = PictureSample.fixture("orientation-\(orientation).jpg").withJPEGExif(
            orientation: orientation
        )
        let straight = try await render(PictureSample.fixture("orientation-1.jpg"))
        #expect(try await render(photo).map(\.webp) == straight.map(\.webp))
    }
}

extension ImagingError {
    fileprivate var code: String {
        switch self {
        case .unavailable, .busy: "server.busy"
        case .unsupported: "image.unsupported"
        case .tooMuch: "image.too-many-pixels"
        case .unreadable: "image.unreadable"
        }
    }
}
