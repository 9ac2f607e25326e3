/// What two members have agreed on about a listing already, and the passes that pay for more of it.
public struct LessonsAhead: Sendable {
    public static let none = LessonsAhead()

    /// Whether they have an accepted deal that isn't over.
    private let isAny: Bool
    /// Oldest first.
    private let passes: [PassLeft]

    public init(isAny: Bool = false, passes: [PassLeft] = []) {
        self.isAny = isAny
        self.passes = passes
    }

    /// How many lessons the passes still pay for that begin then; nil for any time.
    func lessonsLeft(at start: Moment?) -> Int {
        passes.filter { pass in start.map(pass.covers) ?? true }.reduce(0) { $0 + $1.lessons }
    }

    var hasPass: Bool { !passes.isEmpty }

    /// Throws the refusal for the reason that the two can't agree on lessons at these times. Of several at
    /// once, and of one besides another that isn't over, each needs a lesson of a pass.
    func mustAllow(_ starts: [Moment]) throws(DealRefusal) {
        guard isAny || starts.count > 1 else { return }
        guard hasPass else { throw starts.count > 1 ? .passNeeded : .alreadyAccepted }
        var passes = passes
        for start in starts {
            guard let place = passes.firstIndex(where: { $0.covers(start) }) else { throw .passUsedUp }
            passes[place].use()
        }
    }
}

/// What is left of a pass.
public struct PassLeft: Hashable, Sendable {
    public private(set) var lessons: Int
    /// Lessons have to begin before.
    public let until: Moment

    public init(lessons: Int, until: Moment) {
        self.lessons = lessons
        self.until = until
    }

    func covers(_ start: Moment) -> Bool { lessons > 0 && start < until }

    mutating func use() {
        lessons -= 1
    }
}
