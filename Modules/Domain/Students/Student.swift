/// A neighbour who takes lessons of a teacher: had some, has one to come, or has a pass.
public struct Student: Sendable {
    public let member: MemberCard
    /// The lessons that took place.
    public let lessons: Int
    /// When the latest of them began.
    public let latest: Moment?
    /// The next one that both agreed on.
    public let next: NextLesson?
    /// The pass that is in use.
    public let pass: Order?

    public struct NextLesson: Equatable, Sendable {
        public let deal: Deal.ID
        public let startsAt: Moment

        public init(deal: Deal.ID, startsAt: Moment) {
            self.deal = deal
            self.startsAt = startsAt
        }
    }

    public init(_ member: MemberCard, lessons: Int, latest: Moment?, next: NextLesson?, pass: Order?) {
        self.member = member
        self.lessons = lessons
        self.latest = latest
        self.next = next
        self.pass = pass
    }
}

/// Reads a teacher's students.
public protocol StudentQueries: Sendable {
    /// By their last lesson, which may be to come, or by the order of a pass without lessons; the latest
    /// first. Members of a block and deleted accounts are left out.
    func list(of teacher: Member.ID, at now: Moment, _ slice: SliceRequest) async throws -> Slice<Student>
}
