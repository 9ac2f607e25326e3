import Domain
import HTTPServer

/// An open stream and the position it has reached.
struct OpenStream {
    let number: Int
    let stream: EventStream
    let who: SignedInDevice
    var position: Int
    /// Events were left out because the stream was full.
    var isBehind = false

    /// One slot is reserved for the heartbeat.
    var room: Int { max(0, stream.room - 1) }
}

/// The open streams of one member.
struct MemberStreams {
    /// Oldest first.
    var streams: [OpenStream] = []
    /// New events may exist.
    var isStale = true
    /// Sessions may have ended.
    var isDoubtful = true
    /// A task is reading for this member, or is about to.
    var isServed = false

    var isOver: Bool { streams.isEmpty && !isServed }

    /// The position to read from, for streams with free slots.
    var start: Int? { streams.filter { $0.room > 0 }.map(\.position).min() }

    /// Returns the events for each stream from a span that begins after `start`, and advances their
    /// positions.
    mutating func take(_ span: LiveSpan, after start: Int) -> [(EventStream, [StreamEvent])] {
        let events = span.events.map { (number: $0.number, event: StreamEvent($0)) }
        var deliveries: [(EventStream, [StreamEvent])] = []
        for place in streams.indices {
            guard streams[place].position >= start else {
                // Full streams are served once they have drained.
                streams[place].isBehind = true
                continue
            }
            if span.isTorn {
                // Streams at a later position may still be served from there.
                guard streams[place].position == start else { continue }
                streams[place].position = span.head
                deliveries.append((streams[place].stream, [.reset(head: span.head)]))
            } else {
                let next = streams[place].take(events, upTo: span.upTo, head: span.head)
                if !next.isEmpty { deliveries.append((streams[place].stream, next)) }
            }
        }
        isStale =
            isStale || span.upTo < span.head || (span.isTorn && streams.contains { $0.position < span.head })
        return deliveries
    }
}

extension OpenStream {
    fileprivate mutating func take(
        _ events: [(number: Int, event: StreamEvent)],
        upTo: Int,
        head: Int
    ) -> [StreamEvent] {
        guard position < upTo else { return [] }
        let unheard = events.filter { $0.number > position }
        let next = unheard.prefix(room)
        position = next.count < unheard.count ? next.last?.number ?? position : upTo
        isBehind = position < head
        return next.map(\.event)
    }
}
