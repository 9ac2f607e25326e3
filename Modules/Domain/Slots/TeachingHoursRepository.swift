/// Stores the hours in which members give lessons.
public protocol TeachingHoursRepository: Sendable {
    func find(of teacher: Member.ID) async throws -> TeachingHours?

    /// Stores hours in place of the former ones. Exceptions before `today` are left out. Booked lessons stay.
    func save(_ hours: TeachingHours, at now: Moment) async throws
}
