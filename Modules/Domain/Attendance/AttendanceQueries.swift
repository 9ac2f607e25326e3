/// Reads attendance.
public protocol AttendanceQueries: Sendable {
    /// Throws ``AttendanceRefusal/notFound`` as ``AttendanceRepository/update(_:by:at:_:)`` does, and
    /// ``AttendanceRefusal/notMember`` for a reader who is neither the organiser nor admitted.
    func find(_ listing: Listing.ID, for reader: Member.ID, at now: Moment) async throws -> AttendanceSummary

    /// The attendance that a member's grade is computed from.
    func record(of member: Member.ID, at now: Moment) async throws -> AttendanceRecord
}

/// Attendance as one reader may see it: all members for the organiser, their own for a member.
public struct AttendanceSummary: Sendable {
    public let listing: Listing.ID
    public let title: ListingTitle
    public let window: AttendanceWindow
    public let isOrganiser: Bool
    /// Whether a position can be compared with the meeting place.
    public let hasPlace: Bool
    /// Ordered by turn.
    public let entries: [Entry]

    /// A member with their mark.
    public struct Entry: Sendable {
        public let member: MemberCard
        public let status: AttendanceStatus
        public let mark: AttendanceMark

        public init(_ member: MemberCard, _ status: AttendanceStatus, _ mark: AttendanceMark) {
            self.member = member
            self.status = status
            self.mark = mark
        }
    }

    /// - Parameter cards: of the members that ``Attendance/members(for:)`` names.
    public init(
        _ attendance: Attendance,
        _ title: ListingTitle,
        for reader: Member.ID,
        cards: [MemberCard]
    ) throws(AttendanceRefusal) {
        let shown = try attendance.members(for: reader)
        listing = attendance.listing
        self.title = title
        window = attendance.window
        isOrganiser = reader == attendance.organiser
        hasPlace = attendance.place != nil
        let cards = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
        entries = shown.compactMap { member in
            cards[member].map { Entry($0, attendance.status(of: member), attendance[member]) }
        }
    }
}

extension Attendance {
    /// The members whose marks `reader` may see.
    public func members(for reader: Member.ID) throws(AttendanceRefusal) -> [Member.ID] {
        if reader == organiser { return members }
        guard members.contains(reader) else { throw .notMember }
        return [reader]
    }
}
