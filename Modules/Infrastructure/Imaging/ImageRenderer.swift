/// Turns bytes that somebody sent into pictures that are safe to show: WebP, upright, in sRGB, without a byte
/// of what the original knew besides, in the sizes asked for.
///
/// Of an animation only the first frame is looked at. At most `lanes` pictures are in work at once, on
/// threads of their own; beyond `waitingLimit` in the queue callers hear ``ImagingError/busy``.
public final class ImageRenderer: Sendable {
    private let limits: ImageLimits
    private let lanes: ImagingLanes

    public init(limits: ImageLimits = ImageLimits(), lanes: Int = 1, waitingLimit: Int = 32) {
        self.limits = limits
        self.lanes = ImagingLanes(count: lanes, waitingLimit: waitingLimit)
    }

    /// Why no picture can be rendered on this machine; nil when all is well.
    public static var obstacle: String? {
        if case .failure(.unavailable(let reason)) = Vips.opened { reason } else { nil }
    }

    /// In the order of `sizes`. Throws ``ImagingError``.
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

/// How large a picture is to be; never larger than it was.
public enum ImageSize: Sendable {
    /// All of it, within a square of so many pixels.
    case within(Int)
    /// The middle of it, filling a square of so many pixels.
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
