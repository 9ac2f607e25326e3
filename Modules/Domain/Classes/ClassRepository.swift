/// Where classes are kept, each with its row on the board.
public protocol ClassRepository: Sendable {
    /// Makes the class of that name, keeps it and lets its pictures be used: a request that is repeated is
    /// told which class it made before, though it might be refused by now.
    ///
    /// Throws an ``ImageRefusal`` for pictures that aren't the author's and
    /// ``ClassRefusal/tooManyToday(retryAfter:)``.
    func insert(
        _ id: Class.ID,
        by author: Member.ID,
        at now: Moment,
        _ make: @escaping @Sendable () throws -> Class
    ) async throws -> Class.ID

    /// The author's own. Throws ``ListingRefusal/notFound`` for whoever may not even see it, else
    /// ``ListingRefusal/notAuthor``.
    func find(_ id: Class.ID, of author: Member.ID) async throws -> Class

    /// Loads, changes and saves as one step, with everything others were promised to hear of it: when
    /// `change` throws, nothing is kept and nobody hears.
    ///
    /// Throws what ``find(_:of:)`` does, and an ``ImageRefusal``.
    func update(
        _ id: Class.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Class) throws -> Void
    ) async throws

    /// Takes the class away; its conversations stay and are told. Deleting what is gone is refused as not
    /// found.
    ///
    /// Throws what ``find(_:of:)`` does, and ``ClassRefusal/dealAhead``.
    func delete(_ id: Class.ID, of author: Member.ID, at now: Moment) async throws

    /// What a deletion would do, counted now. Throws what ``find(_:of:)`` does.
    func deletionPlan(for id: Class.ID, of author: Member.ID, at now: Moment) async throws
        -> ClassDeletionPlan
}
