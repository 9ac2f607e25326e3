public import Domain
import FileCache
public import Imaging
import Synchronization

/// Draws pictures and keeps them in a folder, the last used ones.
///
/// A picture that several ask for at once is drawn once.
public final class DrawnPosters: Sendable {
    private static let capacity = 64 << 20

    private typealias Waiting = CheckedContinuation<[UInt8]?, any Error>

    private let renderer: PosterRenderer
    private let folder: String
    private let clock: any WallClock
    /// Opened with the first picture: most commands need none.
    private let opened = Mutex<FileCache?>(nil)
    /// Those who wait for a picture that is being drawn for another.
    private let waiting = Mutex<[[UInt8]: [Waiting]]>([:])
    private let log: @Sendable (String) -> Void

    /// - Parameter log: receives the reason when no picture can be drawn or kept.
    public init(
        _ renderer: PosterRenderer,
        folder: String,
        clock: any WallClock,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.renderer = renderer
        self.folder = folder
        self.clock = clock
        self.log = log
    }

    /// Throws ``Domain/ServerRefusal/busy`` and ``Domain/ImageRefusal/unavailable``.
    /// - Parameter owner: on whose behalf, for the queue.
    public func png(of poster: Poster, for owner: String) async throws -> [UInt8] {
        let what = poster.encoded
        let (cache, key) = (cache, String(decoding: what, as: UTF8.self))
        if let kept = await cache?.entry(for: key) { return kept.bytes }
        if let drawn = try await drawnForAnother(what) { return drawn }
        let result = await draw(poster, for: owner, cache, key)
        let waiting = waiting.withLock { $0.removeValue(forKey: what) ?? [] }
        for one in waiting { one.resume(with: result.map(Optional.some)) }
        return try result.get()
    }

    /// Nil if the caller is to draw it.
    private func drawnForAnother(_ what: [UInt8]) async throws -> [UInt8]? {
        try await withCheckedThrowingContinuation { (one: Waiting) in
            let isFirst = waiting.withLock { waiting in
                waiting[what]?.append(one)
                defer { if waiting[what] == nil { waiting[what] = [] } }
                return waiting[what] == nil
            }
            if isFirst { one.resume(returning: nil) }
        }
    }

    private func draw(
        _ poster: Poster,
        for owner: String,
        _ cache: FileCache?,
        _ key: String
    ) async -> Result<[UInt8], any Error> {
        // Another may have drawn it after the first look.
        if let kept = await cache?.entry(for: key) { return .success(kept.bytes) }
        do {
            let png = try await renderer.png(of: poster, for: owner)
            do {
                try await cache?.store(png, for: key)
            } catch {
                log("a drawn picture can't be kept: \(error)")
            }
            return .success(png)
        } catch {
            return .failure(refusal(of: error))
        }
    }

    /// Nil where pictures can't be kept.
    private var cache: FileCache? {
        opened.withLock { opened in
            if let opened { return opened }
            do {
                opened = try FileCache(folder: folder, capacity: Self.capacity) { [clock] in
                    clock.now.milliseconds * 1_000_000
                }
            } catch {
                log("drawn pictures can't be kept: \(error)")
            }
            return opened
        }
    }

    private func refusal(of error: any Error) -> any Error {
        switch error {
        case ImagingError.busy: return ServerRefusal.busy
        case ImagingError.unavailable(let reason):
            log("pictures for link previews can't be drawn: \(reason)")
            return ImageRefusal.unavailable
        default: return error
        }
    }
}
