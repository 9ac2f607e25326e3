public import Domain
import Synchronization
import Wire

/// Answers to strangers that can be given again, as bytes, for as long as nothing they show has changed, and
/// no longer than ``longest``: a new nickname shows on a card a little later. Members are never answered from
/// here. Bounded: what was not asked for lately goes first.
public final class ReadyPages: Sendable {
    static let longest = Duration.seconds(10)

    struct Page: Sendable {
        let bytes: [UInt8]
        /// Nil for what shows the whole board.
        let codes: [NeighbourhoodCode]?
        let beat: Int
        let goodUntil: Moment
    }

    private struct Shelf {
        var recent: [String: Page] = [:]
        var older: [String: Page] = [:]
        var bytes = 0
    }

    private let shelf = Mutex(Shelf())
    private let pulse: any BoardPulse
    private let clock: any WallClock
    private let capacity: Int

    public init(_ pulse: any BoardPulse, clock: any WallClock, capacity: Int = 16 << 20) {
        self.pulse = pulse
        self.clock = clock
        self.capacity = capacity
    }

    /// What is ready under `key`, or what `make` makes now, with the neighbourhoods it shows and until when,
    /// at most, it is true.
    func page<Out: Body>(
        _ key: String,
        _ make: () async throws -> (Out, codes: [NeighbourhoodCode]?, until: Moment?)
    ) async throws -> Prepared<Out> {
        let now = clock.now
        if let page = find(key), now < page.goodUntil, pulse.isQuiet(in: page.codes, since: page.beat) {
            return .written(page.bytes)
        }
        // A change that comes while the page is made must count against it.
        let beat = pulse.beat
        let (body, codes, until) = try await make()
        let latest = now + Self.longest
        let page = Page(
            bytes: body.encoded,
            codes: codes,
            beat: beat,
            goodUntil: until.map { min($0, latest) } ?? latest
        )
        keep(page, under: key)
        return .written(page.bytes)
    }

    private func find(_ key: String) -> Page? {
        shelf.withLock { $0.recent[key] ?? $0.older[key] }
    }

    private func keep(_ page: Page, under key: String) {
        shelf.withLock { shelf in
            shelf.bytes += page.bytes.count + key.utf8.count
            shelf.recent[key] = page
            guard shelf.bytes > capacity / 2 else { return }
            shelf.older = shelf.recent
            shelf.recent = [:]
            shelf.bytes = 0
        }
    }
}
