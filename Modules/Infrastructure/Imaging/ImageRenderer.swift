import Lanes

/// Renders uploaded images safely: WebP, upright, in sRGB, without metadata, in the requested sizes.
///
/// Only an animation's first frame is rendered. At most `lanes` images are processed at once, on dedicated
/// threads; beyond `waitingLimit` queued ones callers get ``ImagingError/busy``.
public final class ImageRenderer: Sendable {
    private let limits: ImageLimits
    private let lanes: Lanes

    public init(limits: ImageLimits = ImageLimits(), lanes: Int = 1, waitingLimit: Int = 32) {
        self.limits = limits
        self.lanes = Lanes(
            label: "imaging",
            count: lanes,
            waitingLimit: waitingLimit,
            refusal: ImagingError.busy
        )
    }

    /// The reason images cannot be rendered on this machine; nil when they can.
    public static var obstacle: String? {
        if case .failure(.unavailable(let reason)) = Vips.opened { reason } else { nil }
    }

    /// Returns the images in the order of `sizes`. Throws ``ImagingError``.
    public func render(_ bytes: [UInt8], in sizes: [ImageSize]) async throws -> [RenderedImage] {
        guard let kind = ImageKind(of: bytes) else { throw ImagingError.unsupported }
        return try await lanes.run { [limits] in
            let vips = try Vips.opened.get()
            defer { vips.leaveThread() }
            try limits.check(try vips.header(of: bytes, kind), kind, bytes)
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
}

/// The size of a rendered image, which is never enlarged.
public enum ImageSize: Sendable {
    /// The whole image, within a square of this many pixels.
    case within(Int)
    /// The centre of the image, filling a square of this many pixels.
    case square(Int)

    var side: Int {
        switch self {
        case .within(let side), .square(let side): side
        }
    }
}

public struct RenderedImage: Sendable {
    public let width: Int
    public let height: Int
    public let webp: [UInt8]
}
