import Domain
import Synchronization

/// Cards that were read lately, as every reader sees them, without what is one reader's own.
///
/// It never holds more than ``most``: what wasn't asked for while half as many others were is forgotten.
final class CardCache: Sendable {
    static let most = 100_000

    /// When something was read: what was forgotten since then may have been read as it was before.
    struct Moment {
        fileprivate let number: Int
    }

    private struct State {
        var latest: [Listing.ID: ListingSummary] = [:]
        var former: [Listing.ID: ListingSummary] = [:]
        var number = 0
    }

    private let state = Mutex(State())

    var moment: Moment { state.withLock { Moment(number: $0.number) } }

    func cards(of ids: [Listing.ID]) -> [Listing.ID: ListingSummary] {
        state.withLock { state in
            var found: [Listing.ID: ListingSummary] = [:]
            found.reserveCapacity(ids.count)
            for id in ids {
                if let card = state.latest[id] {
                    found[id] = card
                } else if let card = state.former.removeValue(forKey: id) {
                    Self.keep(card, in: &state)
                    found[id] = card
                }
            }
            return found
        }
    }

    /// Keeps what a transaction read that began at `moment` or later, unless anything was forgotten since.
    func keep(_ cards: [ListingSummary], readAt moment: Moment) {
        state.withLock { state in
            guard state.number == moment.number else { return }
            for card in cards { Self.keep(card, in: &state) }
        }
    }

    func forget(_ ids: Set<Listing.ID>) {
        state.withLock { state in
            state.number += 1
            for id in ids {
                state.latest[id] = nil
                state.former[id] = nil
            }
        }
    }

    func forgetAll() {
        state.withLock { $0 = State(number: $0.number + 1) }
    }

    private static func keep(_ card: ListingSummary, in state: inout State) {
        if state.latest.count >= most / 2 {
            state.former = state.latest
            state.latest = [:]
        }
        state.latest[card.id] = card
    }
}
