/// Stores logs with their images, and the stamps that fellow runners give each other.
public protocol RunLogRepository: Sendable {
    /// Makes and stores a log. A repeated request returns the identifier of the log it made before.
    ///
    /// Throws ``RunLogRefusal/runNotFound`` for a listing that isn't a run, ``RunLogRefusal/alreadyWritten``,
    /// ``RunLogRefusal/tooManyToday(retryAfter:)`` and an ``ImageRefusal``.
    func insert(
        _ id: RunLog.ID,
        of member: Member.ID,
        about run: Listing.ID?,
        at now: Moment,
        _ make: @escaping @Sendable (AttendedRun?) throws -> RunLog
    ) async throws -> RunLog.ID

    /// Loads, changes and saves in one transaction. `change` gets the run that the log is about, unless its
    /// listing was deleted.
    ///
    /// Throws ``RunLogRefusal/notFound`` for a log that the member may not see, ``RunLogRefusal/notYours``,
    /// and an ``ImageRefusal``.
    func update(
        _ id: RunLog.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout RunLog, AttendedRun?) throws -> Void
    ) async throws

    /// Throws ``RunLogRefusal/notFound`` and ``RunLogRefusal/notYours``.
    func delete(_ id: RunLog.ID, of member: Member.ID) async throws

    /// Gives a stamp to a fellow runner, or changes it. The first one causes a notice.
    ///
    /// Throws ``RunLogRefusal/runNotFound`` and ``RunLogRefusal/notFellow``; the latter also when a block
    /// separates the two.
    func give(
        _ stamp: RunStamp,
        to receiver: Member.ID,
        in run: Listing.ID,
        by giver: Member.ID,
        at now: Moment
    ) async throws

    /// Takes a stamp back, with its notice. Without one, nothing happens.
    func takeBack(from receiver: Member.ID, in run: Listing.ID, by giver: Member.ID) async throws
}
