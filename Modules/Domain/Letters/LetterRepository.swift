/// Stores letters, and queues their emails.
public protocol LetterRepository: Sendable {
    /// The latest first.
    func list(_ slice: SliceRequest) async throws -> Slice<Letter>

    /// Throws ``LetterRefusal/notFound``.
    func find(_ id: Letter.ID) async throws -> Letter

    /// How many members would get a letter that begins now: those with a confirmed address who want letters
    /// and aren't suspended.
    func receivers(at now: Moment) async throws -> Int

    /// A repeated request returns what it wrote before.
    func write(_ letter: Letter) async throws -> Letter

    /// Loads, changes and saves in one transaction. Throws ``LetterRefusal/notFound``.
    func update(
        _ id: Letter.ID,
        _ change: @escaping @Sendable (inout Letter) throws -> Void
    ) async throws -> Letter

    /// Begins to send a draft. Throws what ``Letter/send(to:after:at:)`` throws.
    func send(_ id: Letter.ID, at now: Moment) async throws -> Letter

    /// Ends it, and drops its queued emails.
    func stop(_ id: Letter.ID) async throws -> Letter

    /// Queues the letter for one member as it would arrive. Does nothing for an address that isn't confirmed.
    func test(_ id: Letter.ID, for member: Member.ID, as email: EmailMessage.ID, at now: Moment) async throws

    /// Queues further emails of the letter that is being sent, so that at most `most` of them wait. Ends it
    /// when none is left. Safe on several servers at once.
    func queue(
        atMost most: Int,
        _ identifiers: IdentifierGenerator,
        at now: Moment
    ) async throws
}
