/// Stores the notes of lessons.
public protocol LessonNoteRepository: Sendable {
    /// Loads, changes and saves in one transaction. Throws ``DealRefusal/notFound`` for a member who isn't a
    /// party of the deal.
    func update(
        _ deal: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout LessonNotes) throws -> Void
    ) async throws
}

/// Reads the notes of lessons, for their parties only.
public protocol LessonNoteQueries: Sendable {
    /// The teacher's first. Throws ``DealRefusal/notFound`` for a member who isn't a party of the deal.
    func list(of deal: Deal.ID, for reader: Member.ID) async throws -> [LessonNoteSummary]

    /// The notes of all lessons of a member, or of those with `other`; the last written first.
    func list(
        of reader: Member.ID,
        with other: Member.ID?,
        _ slice: SliceRequest
    ) async throws -> Slice<LessonNoteSummary>
}

/// A note as one party of its lesson sees it.
public struct LessonNoteSummary: Identifiable, Sendable {
    public let note: LessonNote
    /// Of the deal.
    public let title: String
    public let startsAt: Moment
    public let isMine: Bool
    public let isByTeacher: Bool
    /// The other party; nil for a deleted account and for one hidden by a block.
    public let other: MemberCard?

    public var id: LessonNote.ID { note.id }

    public init(
        _ note: LessonNote,
        title: String,
        startsAt: Moment,
        isMine: Bool,
        isByTeacher: Bool,
        other: MemberCard?
    ) {
        self.note = note
        self.title = title
        self.startsAt = startsAt
        self.isMine = isMine
        self.isByTeacher = isByTeacher
        self.other = other
    }
}
