import Database
import Domain
import TestSupport

@testable import Storage

/// A store with a teacher in it: what the contracts about classes need.
struct ClassFixture {
    let store: Store
    let teacher: Member.ID

    init(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        self.init(store, teacher: try await store.join("ana").account.id)
    }

    init(_ store: Store, teacher: Member.ID) {
        self.store = store
        self.teacher = teacher
    }

    @discardableResult
    func keep(_ post: Class) async throws -> Listing.ID {
        try await classes.insert(post.listing.id, by: post.listing.author, at: post.listing.createdAt) {
            post
        }
    }

    var listings: SQLListingRepository {
        SQLListingRepository(store.database, identifiers: store.identifiers)
    }
    var classes: SQLPostRepository<Class> {
        SQLPostRepository(store.database, identifiers: store.identifiers)
    }
    var queries: SQLPostQueries<Class> { SQLPostQueries(store.database) }
    var now: Moment { store.clock.now }

    static let exact = Point(latitude: 37.5637, longitude: 126.9838)!

    func place(_ address: String? = "명동길 14") throws -> ListingPlace {
        ListingPlace(
            neighbourhood: BoardFixture.here,
            shown: Point(latitude: 37.5650, longitude: 126.9850)!,
            exact: try ExactPlace(point: Self.exact, address: address, accuracy: .building)
        )
    }

    func fixed(_ hours: Int...) throws -> ClassSchedule {
        .fixed(
            try ClassSessions(
                hours.map { try ClassSession(startsAt: now + .seconds(3_600 * $0), minutes: 60) }
            )
        )
    }

    static func arranged() throws -> ClassSchedule {
        .byArrangement(
            try .init(weekdays: [.monday, .sunday], timeBands: [.evening, .morning], minutes: 90)
        )
    }

    func contents(
        _ title: String = "성인 피아노 기초",
        _ schedule: ClassSchedule? = nil,
        seats: Int = 2,
        images: [Image.ID] = []
    ) throws -> ClassContents {
        try ClassContents(
            side: .offer,
            title: ListingTitle(title),
            description: ClassDescription("처음 배우는 어른을 위한 수업이에요."),
            subjects: [.hobby, .korean],
            targets: [.all],
            price: .fixed(Money(won: 30_000)!, per: .hour),
            seats: seats,
            schedule: schedule ?? Self.arranged(),
            bring: ThingsToBring("앞치마"),
            images: images
        )
    }

    func draft(_ contents: ClassContents) throws -> Class {
        try Class(posting: store.identifiers.next(), by: teacher, contents, at: place(), now: now)
    }

    func post(_ contents: ClassContents) async throws -> Listing.ID {
        try await keep(try draft(contents))
    }

    /// A conversation about the class, with a deal in it.
    func deal(
        _ state: String,
        about id: Listing.ID,
        with guest: Member.ID,
        inHours hours: Int = 0
    ) async throws {
        let conversation: Conversation.ID = store.identifiers.next()
        let deal: Identifier<Deal> = store.identifiers.next()
        let now = now
        let start = now + .seconds(hours * 3_600)
        let end = start + .seconds(86_400)
        try await store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO conversations (id, subject_kind, subject_id, title, organiser, guest, begun_at)
                VALUES (\(conversation), 'listing', \(id), 'a class', \(teacher), \(guest), \(now))
                """
            )
            for member in [teacher, guest] {
                try connection.execute(
                    """
                    INSERT INTO conversation_members (conversation, member, latest, read_number, unread,
                        has_left)
                    VALUES (\(conversation), \(member), 1, 0, 0, 0)
                    """
                )
            }
            try connection.execute(
                """
                INSERT INTO deals (id, conversation, subject_kind, subject_id, title, author, partner,
                    author_provides, provider, receiver, state, starts_at, minutes, ends_at, code,
                    proposed_at, changed_at)
                VALUES (\(deal), \(conversation), 'listing', \(id), 'a class', \(teacher), \(guest), 1,
                    \(teacher), \(guest), \(state), \(start), 1440, \(end), 1114055000, \(now), \(now))
                """
            )
        }
    }

    /// What was said by the server in the conversations about the class.
    func lines(about id: Listing.ID) async throws -> [String] {
        try await store.database.read { connection in
            try connection.run(
                """
                SELECT line FROM messages JOIN conversations ON conversations.id = messages.conversation
                WHERE subject_id = \(id) ORDER BY messages.id
                """
            ).map { try $0.value("line") }
        }
    }

    func mark(_ id: Listing.ID, by member: Member.ID) async throws {
        try await store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO favourites (member, subject_kind, subject_id, mark)
                VALUES (\(member), 'listing', \(id), \(store.identifiers.next(Image.self)))
                """
            )
        }
    }

    func notices(of member: Member.ID) async throws -> [String] {
        try await store.database.read { connection in
            try connection.run("SELECT kind FROM notices WHERE member = \(member) ORDER BY id")
                .map { try $0.value("kind") }
        }
    }

    func edits(_ id: Listing.ID, to contents: ClassContents) async throws {
        let (place, now) = (try place(), now)
        try await classes.update(id, of: teacher, at: now) {
            try $0.edit(contents, at: place, now: now)
        }
    }
}
