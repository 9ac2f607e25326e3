/// Reads the calendar at a secret address, for calendar apps, which can't sign in.
public struct ReadCalendar: Sendable {
    /// Entries of each source in one calendar.
    public static let most = 500
    /// For how long past entries stay.
    public static let past = Duration.seconds(90 * 86_400)

    private let addresses: any CalendarAddressRepository
    private let keys: any CalendarKeyIssuer
    private let accounts: any AccountRepository
    private let queries: any CalendarQueries
    private let clock: any WallClock

    public init(
        addresses: any CalendarAddressRepository,
        keys: any CalendarKeyIssuer,
        accounts: any AccountRepository,
        queries: any CalendarQueries,
        clock: any WallClock
    ) {
        self.addresses = addresses
        self.keys = keys
        self.accounts = accounts
        self.queries = queries
        self.clock = clock
    }

    /// Returns the entries by start, and the member's language.
    public func callAsFunction(at key: String) async throws -> (entries: [CalendarEntry], language: Language)
    {
        guard let id = keys.address(of: key), let address = try await addresses.find(id),
            let account = try await accounts.find(address.member)
        else { throw CalendarRefusal.notFound }
        let entries = try await queries.entries(of: address.member, endingAfter: clock.now - Self.past)
        return (entries.withoutRepetitions, account.language)
    }
}

extension [CalendarEntry] {
    /// By start, without a date of a listing where a deal about the listing agrees on it.
    var withoutRepetitions: [CalendarEntry] {
        let agreed = Set(
            filter { $0.subject.kind == .deal && !$0.isCancelled }
                .map { DateOfListing(listing: $0.listing, startsAt: $0.startsAt) }
        )
        return filter { entry in
            entry.subject.kind == .deal
                || !agreed.contains(DateOfListing(listing: entry.listing, startsAt: entry.startsAt))
        }
        .sorted { ($0.startsAt, $0.subject.number) < ($1.startsAt, $1.subject.number) }
    }
}

private struct DateOfListing: Hashable {
    let listing: Listing.ID?
    let startsAt: Moment
}
