/// What concerns a member now.
public struct MemberAgenda: Sendable {
    /// The next thing that the member takes part in, or what goes on.
    public let next: Appointment?
    public let waiting: AwaitedAnswers

    /// An entry of the calendar with the seats of its listing.
    public struct Appointment: Equatable, Sendable {
        public let entry: CalendarEntry
        /// Nil for a deal, and for a listing without a roster.
        public let seats: Seats?

        public init(_ entry: CalendarEntry, seats: Seats? = nil) {
            self.entry = entry
            self.seats = seats
        }
    }

    public init(next: Appointment?, waiting: AwaitedAnswers) {
        self.next = next
        self.waiting = waiting
    }
}
