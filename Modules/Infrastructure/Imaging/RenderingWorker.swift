import Confinement
import Glibc

/// The decoder of one image, in a process of its own.
///
/// It loads libvips, gives up everything but its input and output, and only then looks at the image.
public enum RenderingWorker {
    /// The first argument of a program that shall be a worker.
    static let command = "render-picture"

    /// A PNG of one black pixel.
    static let sample: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
        0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C,
        0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xAF, 0xA4, 0x71, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42,
        0x60, 0x82,
    ]

    /// Does the work and ends the process, when it was started as a worker.
    /// - Parameter arguments: without the program's name.
    public static func run(ifAskedBy arguments: ArraySlice<String>) {
        guard arguments.first == command else { return }
        let sizes = arguments.dropFirst().compactMap(ImageSize.init(word:))
        let answer = RenderingAnswer(Result { try images(in: sizes) })
        exit(WorkerFiles.write(answer.bytes) ? 0 : 1)
    }

    private static func images(in sizes: [ImageSize]) throws -> [RenderedImage] {
        let vips = try Vips.opened.get()
        guard Confinement.enter() else { throw ImagingError.unavailable("the kernel can't confine programs") }
        let bytes = WorkerFiles.read()
        guard let kind = ImageKind(of: bytes) else { throw ImagingError.unsupported }
        return try bytes.withUnsafeBytes { bytes in try images(of: bytes, kind, in: sizes, vips) }
    }

    private static func images(
        of bytes: UnsafeRawBufferPointer,
        _ kind: ImageKind,
        in sizes: [ImageSize],
        _ vips: Vips
    ) throws -> [RenderedImage] {
        // The library reads the bytes as long as the header lives.
        try ImageLimits().check(try vips.header(of: bytes, kind), kind, bytes)
        let whole = try vips.decode(bytes, within: sizes.map(\.side).max() ?? 1)
        return try sizes.map { size in
            let picture = try vips.shrink(whole, to: size)
            return RenderedImage(
                width: picture.width,
                height: picture.height,
                webp: try vips.webp(picture)
            )
        }
    }
}
