@testable import Domain

/// A run of an hour whose members are 101 and 102; 103 has applied and 104 was declined.
enum AttendanceFixture {
    static let organiser = RosterFixture.organiser
    static let start = RosterFixture.start
    static let end = start + .seconds(3_600)
    static let place = Point(latitude: 37.5637, longitude: 126.9838)!

    static func minutes(_ minutes: Int) -> Moment { start + .seconds(minutes * 60) }

    static func attendance(
        exact: Point? = place,
        _ accuracy: PlaceAccuracy = .pin,
        of kind: Listing.Kind = .run
    ) throws -> Attendance? {
        Attendance(of: try roster(exact: exact, accuracy, of: kind), [:])
    }

    static func roster(
        exact: Point? = place,
        _ accuracy: PlaceAccuracy = .pin,
        of kind: Listing.Kind = .run
    ) throws -> Roster {
        var roster = try RosterFixture.roster(seats: 4, .byOrganiser, of: kind)
        let states: [RosterEntry.State] = [.admitted, .admitted, .applied, .declined]
        roster.entries = states.enumerated().map { index, state in
            RosterEntry(
                member: RosterFixture.member(index + 1),
                state: state,
                turn: index,
                note: nil,
                appliedAt: RosterFixture.now
            )
        }
        let details = roster.listing.details
        let place = try ListingPlace(
            neighbourhood: details.place.neighbourhood,
            shown: details.place.shown,
            exact: exact.map { try ExactPlace(point: $0, accuracy: accuracy) }
        )
        try roster.listing.edit(
            ListingDetails(title: details.title, place: place, startsAt: start, expiresAt: end),
            seats: 4,
            at: RosterFixture.now
        )
        return roster
    }

    static func run() throws -> Attendance { try attendance()! }
}
