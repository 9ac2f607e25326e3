public import Domain
import JSONCoding

/// The free times of some days, at which lessons can start.
public struct SlotsBody: ShapedBody, Hashable {
    /// Days that can be asked for at once.
    public static let days = 1...31
    public static let usualDays = 7

    public let from: CivilDate
    public let days: Int
    /// The length of a lesson.
    public let minutes: Int
    public let slots: [Moment]
    /// Those of the slots at which students of the group come already.
    public let joined: [JoinedSlotBody]
    /// The last free time before these days.
    public let previous: Moment?
    /// The first after them.
    public let next: Moment?

    /// The number of students who come already.
    public func students(at start: Moment) -> Int {
        joined.first { $0.startsAt == start }?.students ?? 0
    }

    public static let shape = Shape<Self>(
        "Slots",
        Field("from", \.from, about: "The first day, in Korea"),
        Field("days", \.days, .integer(days)),
        Field("minutes", \.minutes, about: "The length of a lesson"),
        Field("slots", \.slots, about: "Free starts, in order"),
        Field("joined", \.joined, about: "Those at which students of the group come already"),
        Field("previous", \.previous, about: "The last free start before these days"),
        Field("next", \.next, about: "The first free start after these days"),
        make: Self.init
    )
}

extension SlotsBody {
    /// Those of all free times that are on these days.
    ///
    /// - Parameter students: of the group, by the start of their lesson.
    public init(
        _ all: [Moment],
        _ students: [Moment: Int] = [:],
        lasting minutes: Int,
        from: CivilDate,
        days: Int
    ) {
        let start = from.startInSeoul
        let end = CivilDate(daysSince1970: from.daysSince1970 + days).startInSeoul
        self.from = from
        self.days = days
        self.minutes = minutes
        slots = all.filter { start <= $0 && $0 < end }
        joined = slots.compactMap { start in
            students[start].map { JoinedSlotBody(startsAt: start, students: $0) }
        }
        previous = all.last { $0 < start }
        next = all.first { $0 >= end }
    }
}
