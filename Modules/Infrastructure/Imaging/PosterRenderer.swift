import Confinement
import Lanes

/// Draws pictures, each in a confined child process that reads nothing but fonts.
///
/// One is drawn at a time, so that drawing takes one processor at most. Beyond `waitingLimit` queued ones, or
/// a quarter as many of one owner, callers get ``ImagingError/busy``.
public final class PosterRenderer: Sendable {
    /// A picture takes a fifth of a second.
    private static let process = ProcessLimits(
        patience: .seconds(30),
        work: .seconds(5),
        memory: 2_000_000_000,
        output: 4_000_000
    )

    private let program: String
    private let lanes: Lanes

    /// - Parameter program: one that gives way to ``PosterWorker``.
    public init(program: String, waitingLimit: Int = 32) {
        self.program = program
        lanes = Lanes(
            label: "poster",
            count: 1,
            waitingLimit: waitingLimit,
            waitingLimitOfOwner: max(1, waitingLimit / 4),
            refusal: ImagingError.busy
        )
    }

    /// The reason texts with these letters can't be drawn on this machine; nil when they can.
    public func obstacle(toDrawing letters: String) async -> String? {
        let sample = Poster(
            width: 1,
            height: 1,
            background: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            texts: [],
            needing: letters
        )
        return await ImagingError.obstacle { _ = try await png(of: sample) }
    }

    /// Throws ``ImagingError``.
    public func png(of poster: Poster, for owner: String = "") async throws -> [UInt8] {
        try await lanes.run(for: owner) { [program] in
            let outcome = try ConfinedProcess(program, [PosterWorker.command], reach: .untilItEnters)
                .run(feeding: poster.encoded, within: Self.process)
            return try RenderingAnswer(of: outcome.ending, by: "painter").poster(of: poster)
        }
    }
}
