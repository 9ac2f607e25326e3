import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Lessons by the time of the week")
struct LessonTimesContract {
    /// Three teachers with lessons of several lengths.
    private struct Fixture {
        let neighbours: BoardFixture
        let teachers: [Member.ID]
        var hours: [Member.ID: TeachingHours] = [:]
        var lessons: [Listing.ID: (teacher: Member.ID, contents: LessonContents)] = [:]

        init(_ engine: Database.Engine) async throws {
            neighbours = try await BoardFixture(engine)
            var teachers = [neighbours.author]
            for name in ["ben", "cho"] {
                teachers.append(try await neighbours.store.join(name).account.id)
            }
            for teacher in teachers { try await neighbours.store.teach(teacher) }
            self.teachers = teachers
        }

        var store: Store { neighbours.store }

        func contents(_ minutes: Int, _ side: Listing.Side = .offer) throws -> LessonContents {
            try LessonContents(
                side: side,
                title: try ListingTitle("바이올린"),
                description: try LessonDescription("처음부터"),
                instrument: .violin,
                places: [.teacher],
                minutes: minutes
            )
        }

        mutating func post(_ minutes: Int, _ side: Listing.Side = .offer, by teacher: Member.ID) async throws
            -> Listing.ID
        {
            let (id, now): (Listing.ID, Moment) = (store.identifiers.next(), store.clock.now)
            let contents = try contents(minutes, side)
            let place = ListingPlace(
                neighbourhood: BoardFixture.here,
                shown: BoardFixture.corner,
                exact: nil
            )
            let lesson = try Lesson(posting: id, by: teacher, contents, at: place, now: now)
            let posts = SQLPostRepository<Lesson>(store.database, identifiers: store.identifiers)
            _ = try await posts.insert(id, by: teacher, at: now) { lesson }
            lessons[id] = (teacher, contents)
            return id
        }

        mutating func edit(_ id: Listing.ID, to minutes: Int) async throws {
            guard let (teacher, former) = lessons[id] else { return }
            let (contents, now) = (try contents(minutes, former.side), store.clock.now)
            let posts = SQLPostRepository<Lesson>(store.database, identifiers: store.identifiers)
            try await posts.update(id, of: teacher, at: now) { lesson in
                try lesson.edit(contents, at: lesson.listing.details.place, now: now)
            }
            lessons[id] = (teacher, contents)
        }

        mutating func teach(_ week: [Weekday: TeachingDay], _ teacher: Member.ID) async throws {
            let hours = try TeachingHours(of: teacher, week: week)
            try await SQLTeachingHoursRepository(store.database).save(hours, at: store.clock.now)
            self.hours[teacher] = hours
        }

        /// As each lesson's length and its teacher's hours say, newest first.
        func expected(_ days: Set<Weekday>, _ parts: Set<DayPart>) -> [Listing.ID] {
            lessons.filter { _, lesson in
                guard lesson.contents.side == .offer, let hours = hours[lesson.teacher] else { return false }
                let times = hours.times(lasting: lesson.contents.minutes)
                return Weekday.allCases.contains { day in
                    DayPart.allCases.contains { part in
                        (days.isEmpty || days.contains(day)) && (parts.isEmpty || parts.contains(part))
                            && times.contains(part, on: day)
                    }
                }
            }.keys.sorted(by: >)
        }

        func found(_ times: WeekTimes?) async throws -> [Listing.ID] {
            try await neighbours.board.listings(
                BoardFilter(times: times),
                in: BoardFixture.ring,
                by: .newest,
                SliceRequest(limit: 100),
                for: nil,
                at: store.clock.now
            ).items.map(\.id)
        }

        func found(of author: Member.ID, _ times: WeekTimes?) async throws -> [Listing.ID] {
            try await neighbours.board.listings(
                of: author,
                BoardFilter(times: times),
                SliceRequest(limit: 100),
                for: nil,
                at: store.clock.now
            ).items.map(\.id)
        }
    }

    @Test(
        "After random hours, posts and edits, each filter lists what the hours and lengths say",
        arguments: Database.Engine.allCases
    )
    func random(_ engine: Database.Engine) async throws {
        var fixture = try await Fixture(engine)
        var chance = SeededGenerator(seed: 67)
        var matches = 0
        for _ in 0..<60 {
            let teacher = fixture.teachers.randomElement(using: &chance) ?? fixture.teachers[0]
            let minutes = Int.random(in: 1...12, using: &chance) * 20
            switch Int.random(in: 0..<4, using: &chance) {
            case 0:
                let side: Listing.Side = Int.random(in: 0..<5, using: &chance) == 0 ? .want : .offer
                if fixture.lessons.count < 12 { _ = try await fixture.post(minutes, side, by: teacher) }
            case 1:
                guard let id = fixture.lessons.keys.sorted().randomElement(using: &chance) else { continue }
                try await fixture.edit(id, to: minutes)
            default: try await fixture.teach(Self.week(&chance), teacher)
            }
            let number = Int.random(in: 0...2, using: &chance)
            let days = Set(Weekday.allCases.shuffled(using: &chance).prefix(number))
            let parts = Set(DayPart.allCases.shuffled(using: &chance).prefix(3 - number))
            let (times, expected) = (WeekTimes(on: days, in: parts), fixture.expected(days, parts))
            #expect(try await fixture.found(times) == expected)
            let own = expected.filter { fixture.lessons[$0]?.teacher == teacher }
            #expect(try await fixture.found(of: teacher, times) == own)
            matches += expected.count
        }
        #expect(matches > 60)
        #expect(try #require(try await fixture.neighbours.keeper.compare()).differences == [])
    }

    private static func week(_ chance: inout SeededGenerator) throws -> [Weekday: TeachingDay] {
        var week: [Weekday: TeachingDay] = [:]
        for day in Weekday.allCases where Int.random(in: 0..<3, using: &chance) == 0 {
            let start = Int.random(in: 0...46, using: &chance) * 30
            let end = min(1_440, start + Int.random(in: 1...12, using: &chance) * 30)
            week[day] = try TeachingDay([TeachingSpan(start, end)])
        }
        return week
    }

    @Test(
        "A saved search hears of a lesson whose teacher opens hours then, and only of that change",
        arguments: Database.Engine.allCases
    )
    func saved(_ engine: Database.Engine) async throws {
        var fixture = try await Fixture(engine)
        let (ana, store) = (fixture.teachers[0], fixture.store)
        let watchers = SavedSearchFixture(fixture.neighbours, ben: fixture.teachers[1])
        let saturday = try #require(WeekTimes(on: [.saturday], in: [.morning]))
        try await watchers.saves(
            "saturday",
            SearchCriteria(times: saturday, around: BoardFixture.here, .ring(.adjacent))
        )
        let morning = try TeachingDay([TeachingSpan(600, 690)])
        let id = try await fixture.post(120, by: ana)
        try await fixture.teach([.friday: morning], ana)
        #expect(try await watchers.new() == ["saturday": 0])
        // An hour and a half is too short for two hours.
        store.clock.pass(.seconds(60))
        try await fixture.teach([.saturday: morning], ana)
        #expect(try await watchers.new() == ["saturday": 0])
        store.clock.pass(.seconds(60))
        try await fixture.edit(id, to: 60)
        #expect(try await watchers.new() == ["saturday": 1])
        let found = try await watchers.searches.list(of: watchers.ben)
        #expect(found.first?.search.criteria.times == saturday)

        try await watchers.searches.markSeen(#require(found.first?.id), of: watchers.ben, at: store.clock.now)
        store.clock.pass(.seconds(60))
        try await fixture.teach([.friday: morning, .saturday: morning], ana)
        #expect(try await watchers.new() == ["saturday": 0])
    }

    @Test("The lessons of a teacher whose hours change are found by an index")
    func plan() async throws {
        let fixture = try await Fixture(.sqlite)
        let query = LessonTimeTable.lessons(of: fixture.teachers[0])
        let steps = try await fixture.store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail", as: String.self) }
        }
        #expect(steps.count == 2 && steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
    }
}
