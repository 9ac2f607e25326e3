import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A member leaves")
struct AccountDeletionContract {
    private func traces(_ engine: Database.Engine) async throws -> MemberData {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let traces = MemberData(store: store, member: ana, other: ben)
        let image = try await store.upload(by: ana)
        let picture = try await store.accounts.picture(image, of: ana)
        _ = try await store.accounts.update(ana) { $0.show(picture) }
        try await traces.leave()
        return traces
    }

    @Test(
        "No row of any table names a deleted member, except the one that keeps the account deleted",
        arguments: Database.Engine.allCases
    )
    func nothingIsLeft(_ engine: Database.Engine) async throws {
        let traces = try await traces(engine)
        let before = try await traces.found()
        for column in [
            "accounts.id", "answered_challenges.member", "api_tokens.member", "appeals.decided_by",
            "appeals.member", "attendance_marks.member", "recovery_codes.member", "second_factors.member",
            "blocks.blocked", "blocks.blocker", "challenges.member", "claims.member", "comments.author",
            "consents.member", "conversations.guest",
            "conversations.organiser", "credentials.member", "deals.author", "deals.changed_by",
            "deals.partner",
            "deals.provider", "deals.receiver", "drafts.member", "favourites.member",
            "hidden_messages.member",
            "home_neighbourhoods.member", "identities.member", "images.owner", "listings.author",
            "lesson_notes.author", "lesson_notes.reader", "live_events.actor", "live_events.member",
            "live_heads.member", "messages.sender",
            "digests.member", "muted_notices.member", "notice_settings.member", "push_subscriptions.member",
            "reminder_mails.member",
            "notices.actor", "notices.member", "orders.payee", "orders.payer", "outbox.member",
            "past_searches.member", "phone_shares.owner", "phone_shares.reader", "phones.member",
            "reports.about",
            "reports.reporter",
            "request_keys.member", "reviews.about", "reviews.author", "roster_entries.member",
            "calendar_addresses.member", "roster_facts.member", "run_logs.member",
            "run_stamps.giver", "run_stamps.receiver", "saved_searches.member", "series.host",
            "sessions.member", "sources.owner", "teaching_hours.teacher", "teaching_times.teacher",
            "recordings.teacher", "teachers.member", "verifications.teacher", "verifications.decided_by",
            "webhooks.member",
        ] { #expect(before.contains(column), "\(column) is not looked at") }

        try await traces.store.accounts.delete(traces.member, at: traces.store.clock.now)

        #expect(try await traces.found() == ["erasures.member"])
        try await traces.store.accounts.delete(traces.member, at: traces.store.clock.now)
    }

    @Test("Shared content stays with the other member, without a name", arguments: Database.Engine.allCases)
    func whatStays(_ engine: Database.Engine) async throws {
        let traces = try await traces(engine)
        try await traces.store.accounts.delete(traces.member, at: traces.store.clock.now)

        let left: [String: Int] = try await traces.store.database.read { connection in
            var left: [String: Int] = [:]
            for (name, query) in [
                ("messages", "SELECT count(*) AS amount FROM messages"),
                ("orders", "SELECT count(*) AS amount FROM orders WHERE payer IS NULL OR payee IS NULL"),
                ("deals", "SELECT count(*) AS amount FROM deals WHERE address IS NULL AND latitude IS NULL"),
                ("reviews", "SELECT count(*) AS amount FROM reviews WHERE author IS NULL"),
                ("reports", "SELECT count(*) AS amount FROM reports"),
                ("favourites of ben's listing", "SELECT favourites AS amount FROM listings WHERE id = 602"),
                ("favourites", "SELECT count(*) AS amount FROM favourites"),
                ("listings", "SELECT count(*) AS amount FROM listings"),
                ("tries", "SELECT count(*) AS amount FROM sign_in_tries"),
            ] as [(String, SQL)] {
                left[name] = try connection.first(query)?.value("amount")
            }
            return left
        }
        #expect(
            left == [
                "messages": 2, "orders": 2, "deals": 2, "reviews": 1, "reports": 2,
                "favourites of ben's listing": 0,
                "favourites": 0, "listings": 1, "tries": 0,
            ]
        )
    }

    @Test(
        "Event streams continue at their position without the events of deleted members",
        arguments: Database.Engine.allCases
    )
    func events(_ engine: Database.Engine) async throws {
        let traces = try await traces(engine)
        let live = SQLLiveQueries(traces.store.database)
        // Else they would not hear of each other anyway.
        try await traces.store.database.write { _ = try $0.execute("DELETE FROM blocks") }
        #expect(try await live.events(of: traces.other, after: 0, limit: 9).events.count == 2)

        try await traces.store.accounts.delete(traces.member, at: traces.store.clock.now)

        let span = try await live.events(of: traces.other, after: 0, limit: 9)
        #expect(!span.isTorn)
        #expect(span.events.contains { $0.number == 2 } && !span.events.contains { $0.number == 1 })
    }

    @Test("A conversation that both have left is gone", arguments: Database.Engine.allCases)
    func bothLeft(_ engine: Database.Engine) async throws {
        let traces = try await traces(engine)
        for member in [traces.member, traces.other] {
            try await traces.store.accounts.delete(member, at: traces.store.clock.now)
        }
        let row = try await traces.store.database.read {
            try $0.first(
                """
                SELECT (SELECT count(*) FROM conversations) + (SELECT count(*) FROM messages)
                    + (SELECT count(*) FROM deals) AS amount
                """
            )
        }
        #expect(try row?.value("amount") == 0)
    }

    @Test("The plan counts what goes and what stays", arguments: Database.Engine.allCases)
    func plan(_ engine: Database.Engine) async throws {
        let traces = try await traces(engine)
        let store = traces.store
        let tomorrow = store.clock.now + .seconds(86_400)
        try await store.database.write { connection in
            try connection.execute(
                """
                UPDATE orders SET state = 'sold', deadline = \(tomorrow), account_bank = 'shinhan',
                    account_number = '100', account_expires_at = \(tomorrow)
                WHERE id = 971
                """
            )
        }
        let plan = try await store.accounts.deletionPlan(for: traces.member, at: store.clock.now)
        #expect(
            plan
                == DeletionPlan(counting: [
                    .identities: 2, .secondFactor: 1, .sessions: 1, .apiTokens: 1, .webhooks: 1,
                    .neighbourhoods: 1, .images: 1, .listings: 1, .series: 1,
                    .drafts: 1, .favourites: 1, .searches: 2, .savedSearches: 1, .calendarAddress: 1,
                    .phone: 1, .consents: 2, .teachingHours: 1,
                    .notices: 1, .blocks: 1, .applications: 1, .attendance: 1, .claims: 1, .sources: 1,
                    .teacher: 1, .recordings: 1, .verifications: 1, .runLogs: 1, .runStamps: 2, .comments: 1,
                    .lessonNotes: 1, .appeals: 1, .reviewsReceived: 1, .messages: 1,
                    .pastDeals: 2, .seats: 1, .orders: 2, .transferRefunds: 1, .reviewsWritten: 1,
                    .reports: 1,
                ])
        )
    }

    @Test("An export has every section, in small parts, without gaps", arguments: Database.Engine.allCases)
    func export(_ engine: Database.Engine) async throws {
        let traces = try await traces(engine)
        let queries = SQLExportQueries(traces.store.database)
        let cho = try await traces.store.join("cho").account.id
        try await traces.store.database.write { connection in
            try connection.execute("DELETE FROM blocks WHERE blocker = \(traces.other)")
            try connection.execute("UPDATE blocks SET blocked = \(cho)")
        }
        var counts: [ExportSection: Int] = [:]
        for section in ExportSection.allCases {
            var cursor: String?
            repeat {
                let part = try await queries.records(
                    section,
                    of: traces.member,
                    at: traces.store.clock.now + .seconds(86_400),
                    SliceRequest(limit: 1, after: cursor)
                )
                #expect(part.items.count <= 1)
                counts[section, default: 0] += part.items.count
                cursor = part.next
            } while cursor != nil
        }
        #expect(
            counts == [
                .listings: 1, .series: 1, .drafts: 1, .images: 1, .conversations: 2, .messages: 1,
                .hiddenMessages: 1, .deals: 2,
                .reviewsWritten: 1, .reviewsReceived: 1, .applications: 1, .attendance: 1,
                .claims: 1, .sources: 1, .teacher: 1, .recordings: 1, .verifications: 1, .lessonNotes: 1,
                .favourites: 1,
                .searches: 2, .savedSearches: 1, .calendarAddresses: 1, .phone: 1, .phoneShares: 1,
                .teachingHours: 1, .teachingTimes: 1,
                .runLogs: 1, .runStamps: 2, .comments: 1,
                .notices: 1, .orders: 2, .sales: 1,
                .mutedNotices: 2, .noticeSettings: 1, .digest: 1, .pushSubscriptions: 1, .reminderMails: 1,
                .blocks: 1, .reports: 1, .warnings: 1, .appeals: 1, .identities: 2, .secondFactor: 1,
                .apiTokens: 1, .webhooks: 1, .consents: 2,
                .invitation: 1,
            ]
        )
    }
}
