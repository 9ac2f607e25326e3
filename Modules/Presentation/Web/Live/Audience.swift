import Domain
import HTTPServer

/// One open stream, and how far its client has been told.
struct Seat {
    let number: Int
    let stream: EventStream
    let who: SignedIn
    var position: Int
    /// There is more that it had no room for.
    var isBehind = false

    /// One place is left to the heartbeat.
    var room: Int { max(0, stream.room - 1) }
}

/// The open streams of one member.
struct Audience {
    /// The one that has been open for longest first.
    var seats: [Seat] = []
    /// There may be something new.
    var isStale = true
    /// Some of the sessions may have ended.
    var isDoubtful = true
    /// Somebody reads for them, or is about to.
    var isServed = false

    var isOver: Bool { seats.isEmpty && !isServed }

    /// From where to read for those who have room for it.
    var start: Int? { seats.filter { $0.room > 0 }.map(\.position).min() }

    /// Who is to be sent what of a stretch that begins after `start`; they count as told.
    mutating func take(_ span: LiveSpan, after start: Int) -> [(EventStream, [Event])] {
        let events = span.events.map { (number: $0.number, event: Event($0)) }
        var deliveries: [(EventStream, [Event])] = []
        for place in seats.indices {
            guard seats[place].position >= start else {
                // Who had no room is read for when there is some.
                seats[place].isBehind = true
                continue
            }
            if span.isTorn {
                // Whoever begins later may still be served from there.
                guard seats[place].position == start else { continue }
                seats[place].position = span.head
                deliveries.append((seats[place].stream, [.reset(head: span.head)]))
            } else {
                let next = seats[place].take(events, upTo: span.upTo, head: span.head)
                if !next.isEmpty { deliveries.append((seats[place].stream, next)) }
            }
        }
        isStale =
            isStale || span.upTo < span.head || (span.isTorn && seats.contains { $0.position < span.head })
        return deliveries
    }
}

extension Seat {
    fileprivate mutating func take(
        _ events: [(number: Int, event: Event)],
        upTo: Int,
        head: Int
    ) -> [Event] {
        guard position < upTo else { return [] }
        let unheard = events.filter { $0.number > position }
        let next = unheard.prefix(room)
        position = next.count < unheard.count ? next.last?.number ?? position : upTo
        isBehind = position < head
        return next.map(\.event)
    }
}
