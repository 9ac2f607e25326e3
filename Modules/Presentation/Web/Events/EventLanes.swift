import Domain
import Wire

/// The events of a week in rows that keep their place from day to day, so that events of several days are
/// unbroken bars.
struct EventLanes {
    /// What a row shows on a day.
    enum Slot: Hashable {
        case empty
        /// The first day of a bar in this week, with the number of its days here.
        case bar(EventOccurrenceBody, days: Int)
        /// A later day of a bar.
        case rest(EventOccurrenceBody)
    }

    /// The rows of each day, without empty ones at the end.
    let days: [[Slot]]

    /// - Parameter days: the seven days of a week, each with its first events in order.
    init(_ days: [CalendarDayBody], rows: Int) {
        var lanes: [EventOccurrenceBody?] = Array(repeating: nil, count: rows)
        var slots: [[Slot]] = []
        for (index, day) in days.enumerated() {
            for lane in lanes.indices where lanes[lane].map({ !day.has($0) }) ?? false { lanes[lane] = nil }
            var today = lanes.map { $0.map(Slot.rest) ?? .empty }
            for event in day.events where !lanes.contains(where: { $0?.isSameDate(as: event) ?? false }) {
                guard let free = lanes.firstIndex(of: nil) else { break }
                lanes[free] = event
                let rest = days[index...].prefix { $0.has(event) }
                today[free] = .bar(event, days: rest.count)
            }
            while today.last == .empty { today.removeLast() }
            slots.append(today)
        }
        self.days = slots
    }
}

extension CalendarDayBody {
    /// Whether the event is among those shown on this day.
    fileprivate func has(_ event: EventOccurrenceBody) -> Bool {
        events.contains { $0.isSameDate(as: event) }
    }
}

extension EventOccurrenceBody {
    fileprivate func isSameDate(as other: EventOccurrenceBody) -> Bool {
        event == other.event && number == other.number
    }
}
