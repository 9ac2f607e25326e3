@testable import Domain

/// A listing that begins in two days, and neighbours who apply.
enum RosterFixture {
    static let organiser = Member.ID(rawValue: 1)
    static let now = Moment(milliseconds: 1_800_000_000_000)
    static let start = now + .seconds(48 * 3_600)

    static func member(_ number: Int) -> Member.ID { Member.ID(rawValue: Int64(100 + number)) }

    static func roster(
        seats: Int,
        _ admission: Roster.Admission = .whileSeatsLast,
        startsAt: Moment? = start,
        of kind: Listing.Kind = .class
    ) throws -> Roster {
        let listing = Listing(
            posting: Listing.ID(rawValue: 5),
            kind,
            by: organiser,
            side: kind.has(.sides) ? .offer : nil,
            seats: try Seats(seats),
            ListingDetails(
                title: try ListingTitle("새벽 달리기"),
                facets: [],
                price: .negotiable,
                place: ListingPlace(
                    neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
                    shown: Point(latitude: 37.5637, longitude: 126.9838)!,
                    exact: nil
                ),
                startsAt: startsAt,
                expiresAt: startsAt
            ),
            at: now
        )
        var roster = Roster(of: listing, admission: admission)
        roster.hear(of: MemberDetails(birthYear: BirthYear(accepted: 1990), pace: .average))
        return roster
    }

    /// Edits the number of seats, as the organiser does with the listing.
    static func edit(_ roster: inout Roster, seats: Int, at now: Moment) throws {
        try roster.listing.edit(roster.listing.details, seats: seats, at: now)
        roster.settle(at: now)
    }

    static func note(_ text: String = "늦게 와요") throws -> RosterNote { try RosterNote(text) }
}

extension Roster {
    /// The words of what happened to a member, with the place in the queue.
    func told(_ member: Member.ID) -> [String] {
        facts.filter { $0.member == member }.map { fact in
            switch fact.event {
            case .waiting(let place): "waiting \(place)"
            case .offered: "offered"
            case .lapsed: "lapsed"
            case .declined(let reason): "declined \(reason?.text ?? "")"
            case .removed(let reason): "removed \(reason.text)"
            case .applied: "applied"
            case .admitted: "admitted"
            case .withdrawn: "withdrawn"
            case .left: "left"
            case .changed(let changes): "changed \(changes.map(\.kind.rawValue).joined(separator: " "))"
            case .cancelled(let reason): "cancelled \(reason.text)"
            case .reopened: "reopened"
            case .ended: "ended"
            }
        }
    }
}
