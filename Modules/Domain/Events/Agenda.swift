/// A position in the agenda: the start of a date.
public struct AgendaCursor: Hashable, Sendable {
    public let startsAt: Moment
    public let event: Listing.ID
    public let number: Int

    public init(startsAt: Moment, event: Listing.ID, number: Int) {
        self.startsAt = startsAt
        self.event = event
        self.number = number
    }
}

extension AgendaCursor: LosslessStringConvertible {
    public var description: String { "\(startsAt.milliseconds).\(event).\(number)" }

    public init?(_ description: String) {
        let parts = description.split(separator: ".")
        guard parts.count == 3, let startsAt = Int64(parts[0]), let event = Listing.ID(String(parts[1])),
            let number = Int(parts[2])
        else { return nil }
        self.init(startsAt: Moment(milliseconds: startsAt), event: event, number: number)
    }
}

/// The order of the agenda.
public enum AgendaOrder: String, CaseIterable, Sendable {
    /// From a day into the future.
    case later
    /// From a day into the past, latest first.
    case earlier
}
