import Atlas
import Audio
import Database
import Demo
import Domain
import Foundation
import Gallery
import Imaging
import Storage
import TestSupport
import Testing

@Suite("Demo data")
struct DemoTests {
    private static let tables = [
        "accounts", "credentials", "home_neighbourhoods", "blocks", "listings", "listing_places", "classes",
        "class_sessions", "runs", "events", "event_dates", "rosters", "roster_entries", "roster_facts",
        "listing_words", "favourites", "conversations", "conversation_members", "messages", "deals",
        "reviews", "teaching_hours", "teaching_times", "teachers", "recordings", "verifications",
        "lesson_notes", "comments", "run_logs", "run_stamps", "sales", "orders", "order_refunds",
        "order_facts", "ledger_entries",
    ]

    @Test("The same plan makes the same town, on either engine; another seed makes another")
    func determinism() async throws {
        let first = try await Settled(.sqlite).rows(Self.tables)
        #expect(first == (try await Settled(.postgresql).rows(Self.tables)))
        #expect(first != (try await Settled(.sqlite, seed: 2).rows(Self.tables)))
    }

    @Test("There is as much of it as asked for, and some of everything", arguments: Database.Engine.allCases)
    func amounts(_ engine: Database.Engine) async throws {
        let settled = try await Settled(engine)
        #expect(settled.summary.listings == 2_000)
        #expect(settled.summary.neighbours == 400)
        let states = try await settled.strings("SELECT DISTINCT state AS word FROM deals")
        #expect(
            states.isSuperset(of: ["proposed", "declined", "withdrawn", "accepted", "cancelled", "done"])
        )
        let statuses = try await settled.strings("SELECT DISTINCT status AS word FROM listings")
        #expect(statuses == ["open", "closed", "expired", "cancelled"])
        let kinds = try await settled.strings("SELECT DISTINCT kind AS word FROM listings")
        #expect(kinds == Set(Listing.Kind.allCases.map(\.rawValue)))
        #expect(settled.summary.reviews > 20 && settled.summary.favourites > 500)
    }

    @Test("Some runs are full with neighbours waiting, some have applications to decide, and some are past")
    func rosters() async throws {
        let settled = try await Settled(.sqlite)
        for state in ["applied", "waiting", "admitted", "declined"] {
            let found = "SELECT COUNT(*) AS n FROM roster_entries WHERE state = '\(state)'"
            #expect(try await settled.count(found) > 5, "\(state)")
        }
        let runs = "SELECT COUNT(*) AS n FROM rosters JOIN listings ON listings.id = listing"
        #expect(try await settled.count("\(runs) WHERE taken = seats") > 5)
        #expect(try await settled.count("\(runs) WHERE status = 'expired'") > 5)
        let members = try await settled.count(
            "SELECT COUNT(*) AS n FROM roster_entries WHERE state = 'admitted'"
        )
        let talking = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
            WHERE is_group = 1 AND mine.member <> organiser
            """
        )
        #expect(members == talking)
    }

    @Test("A small town is around one place, most of it from the last week, with pictures of its subjects")
    func around() async throws {
        let settled = try await Settled(.sqlite, listings: 300, around: 1_168_064_000)
        let near = try await settled.count(
            "SELECT COUNT(*) AS n FROM listings WHERE code / 100000 IN (11680, 11650)"
        )
        let week = Settled.now.milliseconds - 7 * 86_400_000
        let recent = try await settled.count("SELECT COUNT(*) AS n FROM listings WHERE created_at > \(week)")
        #expect(near > 180 && recent > 150)
        let pictured = try await settled.count(
            "SELECT COUNT(*) AS n FROM listings WHERE thumbnail IS NOT NULL"
        )
        let wrong = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM listings LEFT JOIN image_uses ON subject_id = listings.id AND place = 0
                LEFT JOIN images ON images.id = image
            WHERE coalesce(thumbnail, '') <> coalesce(thumb, '') OR coalesce(owner, author) <> author
            """
        )
        #expect(pictured > 100 && wrong == 0)
        // Three sizes of each motif, and two recordings.
        #expect(settled.storedFiles == 3 * 29 + 2)
        try await settled.database.check()
    }

    @Test("No review praises with few stars, or blames with many", arguments: Database.Engine.allCases)
    func ratings(_ engine: Database.Engine) async throws {
        let settled = try await Settled(engine)
        let praise = "'설명이 쉽고 친절했어요.', '꼼꼼하게 봐 주셔서 좋았어요.', 'Patient and clear. Recommended!'"
        let praised = try await settled.count("SELECT COUNT(*) AS n FROM reviews WHERE text IN (\(praise))")
        let wrong = try await settled.count(
            "SELECT COUNT(*) AS n FROM reviews WHERE text IN (\(praise)) AND halves < 8"
        )
        #expect(praised > 5 && wrong == 0)
    }

    @Test("Some teachers have hours, some lessons are booked in them, and no time twice")
    func bookings() async throws {
        let settled = try await Settled(.sqlite)
        #expect(try await settled.count("SELECT COUNT(*) AS n FROM teaching_hours") > 20)
        let booked = "FROM messages JOIN deals ON deals.id = messages.deal WHERE line = 'deal-booked'"
        #expect(try await settled.count("SELECT COUNT(*) AS n \(booked)") > 1)
        let twice = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM messages JOIN deals ON deals.id = messages.deal
                JOIN deals AS other ON other.provider = deals.provider AND other.id <> deals.id
                JOIN messages AS told ON told.deal = other.id
            WHERE messages.line = 'deal-booked' AND told.line = 'deal-booked'
                AND deals.starts_at < other.ends_at AND other.starts_at < deals.ends_at
            """
        )
        #expect(twice == 0)
    }

    @Test("Members who offer lessons are teachers, and some have verified documents")
    func teachers() async throws {
        let settled = try await Settled(.sqlite)
        let offering = try await settled.count(
            "SELECT COUNT(DISTINCT author) AS n FROM listings WHERE kind = 'lesson' AND side = 'offer'"
        )
        let others = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM listings WHERE kind = 'lesson' AND side = 'offer'
                AND NOT EXISTS (SELECT 1 FROM teachers WHERE member = author)
            """
        )
        let teachers = try await settled.count("SELECT COUNT(*) AS n FROM teachers")
        let verified = try await settled.count("SELECT COUNT(*) AS n FROM teachers WHERE seen IS NOT NULL")
        #expect(teachers == offering && others == 0 && verified > 0 && verified < teachers)
        #expect(try await settled.count("SELECT COUNT(*) AS n FROM verifications") == verified)
        let heard = try await settled.count("SELECT COUNT(DISTINCT teacher) AS n FROM recordings")
        #expect(heard > 0 && heard < teachers)
        #expect(try await settled.count("SELECT COUNT(*) AS n FROM recordings") == 2 * heard)
    }

    @Test("Listings count their comments, and no reply is older than its comment")
    func comments() async throws {
        let settled = try await Settled(.sqlite)
        let miscounted = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM listings WHERE comments <>
                (SELECT COUNT(*) FROM comments WHERE subject_kind = 'listing' AND subject_id = listings.id)
            """
        )
        let early = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM comments JOIN comments AS asked ON asked.id = comments.thread
            WHERE comments.written_at < asked.written_at
            """
        )
        #expect(miscounted == 0 && early == 0)
    }

    @Test("Some homes are verified, some no more, and none before its member joined or after today")
    func verified() async throws {
        let settled = try await Settled(.sqlite)
        let today = "1795132800000 / 86400000"
        let verified = "FROM home_neighbourhoods JOIN accounts ON accounts.id = member WHERE verified_on"
        func count(_ condition: String) async throws -> Int {
            try await settled.count("SELECT COUNT(*) AS n \(verified) \(condition)")
        }
        #expect(try await count("IS NULL") > 5)
        #expect(try await count("+ 365 >= \(today)") > 5)
        #expect(try await count("+ 365 < \(today)") > 0)
        #expect(try await count("> \(today) OR verified_on < joined_at / 86400000") == 0)
    }

    @Test("Nothing of it breaks a rule of the schema, though filling doesn't look")
    func rules() async throws {
        let settled = try await Settled(.sqlite)
        try await settled.database.check()
    }

    @Test(
        "Whatever is counted is the sum of what is there",
        arguments: Database.Engine.allCases,
        [
            "favourites <> (SELECT COUNT(*) FROM favourites WHERE subject_id = listings.id)",
            "conversations <> (SELECT COUNT(*) FROM conversations WHERE subject_id = listings.id)",
            """
            reviews <> (SELECT COUNT(*) FROM reviews JOIN deals ON deals.id = reviews.subject_id
                WHERE deals.subject_id = listings.id AND about = listings.author)
            """,
            """
            week_times > 0 AND NOT EXISTS (SELECT 1 FROM lessons JOIN teaching_times ON teacher = author
                WHERE lessons.id = listings.id AND side = 'offer' AND minutes <= end_minute - start_minute)
            """,
            """
            taken <> (SELECT COUNT(*) FROM (
                SELECT partner FROM deals
                WHERE subject_id = listings.id AND state IN ('accepted', 'done')
                UNION SELECT payer FROM orders
                WHERE subject_id = listings.id AND item IN ('seat', 'pass')
                    AND state IN ('sold', 'partly-refunded') AND withdrawn_at IS NULL
                    AND fulfilled_at IS NULL) AS students)
                + (SELECT COUNT(*) FROM roster_entries
                    WHERE listing = listings.id AND state IN ('offered', 'admitted'))
                + (SELECT COUNT(*) FROM rosters
                    WHERE listing = listings.id AND kind = 'run')
            """,
            "taken = seats AND status = 'open'",
            """
            (expires_at <= 1795132800000) <> (status = 'expired') AND expires_at IS NOT NULL
                AND status <> 'cancelled'
            """,
        ]
    )
    func sums(_ engine: Database.Engine, _ wrong: String) async throws {
        let settled = try await Settled(engine)
        let count = try await settled.count("SELECT COUNT(*) AS n FROM listings WHERE \(wrong)")
        #expect(count == 0)
    }

    @Test(
        "Messages after the last read one are unread, except the reader's own",
        arguments: Database.Engine.allCases
    )
    func unread(_ engine: Database.Engine) async throws {
        let settled = try await Settled(engine)
        let wrong = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM conversation_members AS mine
            WHERE mine.unread <> mine.latest_number - mine.read_number
                OR mine.latest_number <> (SELECT MAX(number) FROM messages
                    WHERE messages.conversation = mine.conversation)
                OR mine.has_written <> (SELECT COUNT(DISTINCT sender) FROM messages
                    WHERE messages.conversation = mine.conversation
                    AND sender = mine.member AND line IS NULL)
                OR mine.unread <> (SELECT COUNT(*) FROM messages
                    WHERE messages.conversation = mine.conversation
                    AND number > read_number AND coalesce(sender, 0) <> mine.member)
                OR mine.latest <> (SELECT MAX(id) FROM messages
                    WHERE messages.conversation = mine.conversation)
            """
        )
        #expect(wrong == 0)
    }

    @Test("Lessons that took place have notes, some with homework, and some of it is done")
    func lessonNotes() async throws {
        let settled = try await Settled(.sqlite)
        func count(_ condition: String) async throws -> Int {
            try await settled.count(
                "SELECT COUNT(*) AS n FROM lesson_notes JOIN deals ON deals.id = deal WHERE \(condition)"
            )
        }
        #expect(try await count("homework IS NULL") > 5)
        #expect(try await count("homework_done_at IS NOT NULL") > 5)
        #expect(try await count("homework IS NOT NULL AND homework_done_at IS NULL") > 5)
        #expect(
            try await count(
                """
                state <> 'done' OR written_at < ends_at OR written_at > 1795132800000
                    OR homework_done_at > 1795132800000
                    OR homework IS NOT NULL AND lesson_notes.author <> provider
                    OR lesson_notes.author NOT IN (provider, receiver)
                    OR reader NOT IN (provider, receiver) OR reader = lesson_notes.author
                """
            ) == 0
        )
        #expect(try await settled.count("SELECT COUNT(*) AS n FROM listings WHERE week_times > 0") > 20)
    }

    @Test("Everything reads back as the server reads it", arguments: Database.Engine.allCases)
    func reading(_ engine: Database.Engine) async throws {
        let settled = try await Settled(engine)
        let classes = SQLPostQueries<Class>(settled.database)
        for id in try await settled.ids("SELECT id FROM classes ORDER BY id LIMIT 300") {
            let post = try await classes.find(Listing.ID(rawValue: id), for: nil)
            #expect(!post.post.description.text.isEmpty)
        }
        let runs = SQLPostQueries<Run>(settled.database)
        for id in try await settled.ids("SELECT id FROM runs ORDER BY id") {
            let run = try await runs.find(Listing.ID(rawValue: id), for: nil).post
            #expect(run.paces.count == 1 && run.tags.count == 1)
        }
        let events = SQLPostQueries<Event>(settled.database)
        for id in try await settled.ids("SELECT id FROM events ORDER BY id") {
            let event = try await events.find(Listing.ID(rawValue: id), for: nil)
            #expect(!event.post.hosts.all.isEmpty && !event.post.words.topics.isEmpty)
        }
        let accounts = SQLAccountRepository(
            settled.database,
            identifiers: IdentifierGenerator(clock: TestClock(), node: 0)
        )
        let homes = SQLHomeNeighbourhoodsRepository(settled.database, MemberCache(settled.database))
        for id in try await settled.ids("SELECT id FROM accounts ORDER BY id LIMIT 300") {
            #expect(try await accounts.find(Member.ID(rawValue: id)) != nil)
            #expect(try await homes.load(of: Member.ID(rawValue: id)).homes.count == 1)
        }
    }
}
