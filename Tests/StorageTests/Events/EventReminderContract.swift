import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// Members with a favourite event on 5 December at 19:00, which takes applications from 25 November at noon
/// to 2 December at noon.
private struct ReminderFixture {
    let events: EventCalendarFixture
    let ben: Member.ID
    let event: Listing.ID

    init(_ engine: Database.Engine) async throws {
        events = try await EventCalendarFixture(engine)
        ben = try await events.store.join("ben").account.id
        event = try await events.post(Self.contents(on: "2026-12-05"))
        try await favour(by: ben)
    }

    static func contents(on day: String, isPostponed: Bool = false) throws -> EventContents {
        try EventCalendarFixture.contents(
            "마당 콘퍼런스",
            [EventCalendarFixture.evening(day)],
            applications: ApplicationPeriod(
                opensAt: EventCalendarFixture.moment("2026-11-25", 12),
                closesAt: EventCalendarFixture.moment("2026-12-02", 12)
            ),
            isPostponed: isPostponed
        )
    }

    var store: Store { events.store }

    func favour(by member: Member.ID) async throws {
        let favourites = SQLFavouriteRepository(store.database)
        try await favourites.add(event, by: member, as: store.identifiers.next())
    }

    func reminders(
        on database: Database? = nil,
        link: @escaping @Sendable (Listing.ID) -> String? = { _ in nil }
    ) -> SQLEventReminderRepository {
        let emails = AccountEmails(identifiers: store.identifiers, clock: store.clock, sendsMail: true)
        return SQLEventReminderRepository(
            database ?? store.database,
            emails: ReminderEmails(emails, link: link),
            identifiers: store.identifiers
        )
    }

    /// Looks every hour from now on, as the server would.
    func pass(until day: String, _ hour: Int) async throws {
        let end = EventCalendarFixture.moment(day, hour)
        while events.now < end {
            store.clock.pass(min(.seconds(3_600), end - events.now))
            try await reminders().remind(at: events.now)
        }
    }

    func told(_ member: Member.ID) async throws -> [Notice.Kind] {
        let list = try await SQLNoticeQueries(store.database).list(of: member, SliceRequest(limit: 100))
        return list.items.map(\.notice.kind).reversed()
    }

    func verify(_ member: Member.ID) async throws {
        try await store.database.write { connection in
            try connection.execute("UPDATE accounts SET email_verified_at = 1 WHERE id = \(member)")
        }
    }

    var mails: [EmailMessage.Content] {
        get async throws { try await store.outbox.take(100, at: events.now).map(\.message.content) }
    }
}

/// What everyone who reminds members of events promises.
@Suite("Reminders of events")
struct EventReminderContract {
    @Test(
        "A member is told when applications open, when they close in three days, and on the eve, each once",
        arguments: Database.Engine.allCases
    )
    func all(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        try await fixture.pass(until: "2026-11-25", 11)
        #expect(try await fixture.told(fixture.ben) == [])
        try await fixture.pass(until: "2026-11-25", 12)
        #expect(try await fixture.told(fixture.ben) == [.eventOpens])
        try await fixture.pass(until: "2026-11-29", 12)
        #expect(try await fixture.told(fixture.ben) == [.eventOpens, .eventCloses])
        try await fixture.pass(until: "2026-12-04", 8)
        #expect(try await fixture.told(fixture.ben) == [.eventOpens, .eventCloses])
        try await fixture.pass(until: "2026-12-06", 0)
        #expect(try await fixture.told(fixture.ben) == [.eventOpens, .eventCloses, .eventStarts])
    }

    @Test("Two servers that look at the same moment tell a member once", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        try await fixture.verify(fixture.ben)
        try await fixture.reminders().choose([.opens: ReminderChoice(mail: true)], by: fixture.ben)
        fixture.store.clock.pass(EventCalendarFixture.moment("2026-11-25", 12) - fixture.events.now)
        let now = fixture.events.now
        let other = fixture.reminders(on: try fixture.store.elsewhere())
        _ = try await fixture.store.race(
            { door in
                try await fixture.reminders { _ in
                    door.holdFirstArrival()
                    return nil
                }.remind(at: now)
            },
            { try await (engine == .sqlite ? fixture.reminders() : other).remind(at: now) }
        )

        #expect(try await fixture.told(fixture.ben) == [.eventOpens])
        #expect(
            try await fixture.mails == [.eventReminder(.opens, title: "마당 콘퍼런스", link: nil)]
        )
    }

    @Test("A date that moves before it was told is told for its new day", arguments: Database.Engine.allCases)
    func moved(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        try await fixture.pass(until: "2026-12-01", 0)
        try await fixture.events.edit(fixture.event, ReminderFixture.contents(on: "2026-12-20"))
        try await fixture.pass(until: "2026-12-06", 0)
        #expect(try await !fixture.told(fixture.ben).contains(.eventStarts))
        try await fixture.pass(until: "2026-12-19", 9)
        #expect(try await fixture.told(fixture.ben).filter { $0 == .eventStarts }.count == 1)
    }

    @Test("An edit doesn't repeat a notice", arguments: Database.Engine.allCases)
    func edited(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        try await fixture.pass(until: "2026-11-25", 13)
        try await fixture.events.edit(fixture.event, ReminderFixture.contents(on: "2026-12-20"))
        try await fixture.pass(until: "2026-11-26", 13)
        #expect(try await fixture.told(fixture.ben).filter { $0 == .eventOpens }.count == 1)
    }

    @Test(
        "Neither a postponed event nor a removed favourite nor a block is told of",
        arguments: Database.Engine.allCases
    )
    func untold(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        let chris = try await fixture.store.join("chris").account.id
        try await fixture.favour(by: chris)
        try await fixture.events.neighbours.store.block(chris, by: fixture.events.neighbours.author)
        try await fixture.pass(until: "2026-11-25", 12)
        #expect(try await fixture.told(chris) == [])

        try await fixture.events.edit(
            fixture.event,
            ReminderFixture.contents(on: "2026-12-05", isPostponed: true)
        )
        try await fixture.pass(until: "2026-12-06", 0)
        #expect(try await !fixture.told(fixture.ben).contains(.eventCloses))
        #expect(try await !fixture.told(fixture.ben).contains(.eventStarts))
    }

    @Test(
        "A server that was away tells what is still right, and leaves out what isn't",
        arguments: Database.Engine.allCases
    )
    func away(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        fixture.store.clock.pass(EventCalendarFixture.moment("2026-12-01", 0) - fixture.events.now)
        try await fixture.reminders().remind(at: fixture.events.now)
        #expect(try await fixture.told(fixture.ben) == [.eventCloses])

        fixture.store.clock.pass(EventCalendarFixture.moment("2026-12-05", 0) - fixture.events.now)
        try await fixture.reminders().remind(at: fixture.events.now)
        #expect(try await fixture.told(fixture.ben) == [.eventCloses])
    }

    @Test(
        "Each reminder is switched on its own, as a notice and as mail",
        arguments: Database.Engine.allCases
    )
    func choices(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        try await fixture.verify(fixture.ben)
        let reminders = fixture.reminders()
        #expect(
            try await reminders.choices(of: fixture.ben)[.opens] == ReminderChoice(notice: true, mail: false)
        )
        try await reminders.choose(
            [.opens: ReminderChoice(notice: false, mail: true), .starts: ReminderChoice(notice: false)],
            by: fixture.ben
        )
        try await fixture.pass(until: "2026-12-06", 0)

        #expect(try await fixture.told(fixture.ben) == [.eventCloses])
        #expect(
            try await reminders.choices(of: fixture.ben)[.opens] == ReminderChoice(notice: false, mail: true)
        )
    }

    @Test("Mail goes to a verified address only", arguments: Database.Engine.allCases)
    func unverified(_ engine: Database.Engine) async throws {
        let fixture = try await ReminderFixture(engine)
        try await fixture.reminders().choose([.opens: ReminderChoice(mail: true)], by: fixture.ben)
        try await fixture.pass(until: "2026-11-25", 12)
        #expect(try await fixture.mails == [])
        #expect(try await fixture.told(fixture.ben) == [.eventOpens])
    }
}
