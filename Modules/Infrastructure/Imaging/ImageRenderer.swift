import Confinement
import Lanes

/// Renders uploaded images safely: WebP, upright, in sRGB, without metadata, in the requested sizes.
///
/// Only an animation's first frame is rendered. At most `lanes` images are processed at once, each in a
/// confined child process. Owners of images take turns; beyond `waitingLimit` queued ones, or half as many of
/// one owner, callers get ``ImagingError/busy``.
public final class ImageRenderer: Sendable {
    /// A picture takes a second or two. It gets more on a busy machine, and no more of its processor.
    private static let process = ProcessLimits(
        patience: .seconds(60),
        work: .seconds(10),
        memory: 2_000_000_000,
        output: 40_000_000
    )

    private let program: String
    private let lanes: Lanes

    /// - Parameter program: one that gives way to ``RenderingWorker``.
    public init(program: String, lanes: Int = 1, waitingLimit: Int = 32) {
        self.program = program
        self.lanes = Lanes(
            label: "imaging",
            count: lanes,
            waitingLimit: waitingLimit,
            waitingLimitOfOwner: max(1, waitingLimit / 2),
            refusal: ImagingError.busy
        )
    }

    /// The reason images can't be rendered on this machine; nil when they can.
    public func obstacle() async -> String? {
        await ImagingError.obstacle {
            _ = try await render(RenderingWorker.sample, in: [.within(1)]).result.get()
        }
    }

    /// Returns the images in the order of `sizes`. Throws ``ImagingError`` for what isn't decoded at all. A
    /// rendering that fails has taken time, too.
    public func render(
        _ bytes: [UInt8],
        in sizes: [ImageSize],
        for owner: String = ""
    ) async throws -> ImageRendering {
        guard let kind = ImageKind(of: bytes) else { throw ImagingError.unsupported }
        return try await lanes.run(for: owner) { [program] in
            let words = [RenderingWorker.command] + sizes.map(\.word)
            let outcome = try ConfinedProcess(program, words, reach: .untilItEnters)
                .run(feeding: kind == .png ? PNGChunks.needed(of: bytes) : bytes, within: Self.process)
            return ImageRendering(
                result: Result { try RenderingAnswer(of: outcome.ending, by: "decoder").images(in: sizes) },
                work: outcome.work
            )
        }
    }
}

public struct ImageRendering: Sendable {
    /// Fails with ``ImagingError``.
    public let result: Result<[RenderedImage], any Error>
    /// The processor time it took.
    public let work: Duration
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

    /// As an argument of the worker.
    var word: String {
        switch self {
        case .within(let side): "within:\(side)"
        case .square(let side): "square:\(side)"
        }
    }

    init?(word: String) {
        let parts = word.split(separator: ":")
        guard parts.count == 2, let side = Int(parts[1]) else { return nil }
        self = parts[0] == "square" ? .square(side) : .within(side)
    }
}

public struct RenderedImage: Sendable {
    public let width: Int
    public let height: Int
    public let webp: [UInt8]
}
