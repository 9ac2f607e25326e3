import Database
import Domain
import TestSupport

@testable import Storage

/// Ana has posted a shop. Ben and Cid are neighbours.
struct CommentFixture {
    let store: Store
    let ana: Member.ID
    let ben: Member.ID
    let cid: Member.ID
    let shop: Listing.ID

    init(_ engine: Database.Engine) async throws {
        store = try await Store(engine)
        ana = try await store.join("ana").account.id
        ben = try await store.join("ben").account.id
        cid = try await store.join("cid").account.id
        shop = store.identifiers.next()
        let (ana, shop, now) = (ana, shop, store.clock.now)
        try await store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO listings (id, kind, author, title, status, seats, taken, facets, code,
                    latitude, longitude, position, created_at)
                VALUES (\(shop), 'shop', \(ana), '역 앞 1층', 'open', 1, 0, 0, 1114055000, 1, 1, 1, \(now))
                """
            )
        }
    }

    var now: Moment { store.clock.now }
    var subject: Subject { Subject(.listing, shop) }
    var comments: SQLCommentRepository {
        SQLCommentRepository(store.database, identifiers: store.identifiers)
    }
    var queries: SQLCommentQueries { SQLCommentQueries(store.database) }
    var reports: SQLReportRepository {
        SQLReportRepository(store.database, identifiers: store.identifiers)
    }

    @discardableResult
    func write(_ text: String, by author: Member.ID, under parent: Comment.ID? = nil) async throws
        -> Comment.ID
    {
        store.clock.pass(.seconds(1))
        let target = parent.map(CommentDraft.Target.comment) ?? .subject(subject)
        return try await comments.insert(
            CommentDraft(store.identifiers.next(), under: target, by: author, CommentText(text), at: now)
        )
    }

    /// The texts that a reader sees, replies with a hyphen, places of removed comments as a dot.
    func seen(
        by reader: Member.ID?,
        _ order: CommentOrder = .oldest,
        in parts: Int = 100
    ) async throws -> [String] {
        var (seen, cursor): ([String], String?) = ([], nil)
        repeat {
            let slice = SliceRequest(limit: parts, after: cursor)
            let part = try await queries.list(on: subject, for: reader, order, slice)
            seen += part.items.map { ($0.parent == nil ? "" : "-") + ($0.content?.text.text ?? "·") }
            cursor = part.next
        } while cursor != nil
        return seen
    }

    /// The number on the listing's card.
    func count() async throws -> Int? {
        try await store.database.read { [shop] in
            try $0.first("SELECT comments FROM listings WHERE id = \(shop)")?.value("comments")
        }
    }

    func told(_ member: Member.ID) async throws -> [Notice.Kind] {
        try await SQLNoticeQueries(store.database).list(of: member, SliceRequest()).items
            .map(\.notice.kind)
    }

    func report(_ comment: Comment.ID, by reporter: Member.ID) async throws -> Report.ID {
        let report = try Report(
            store.identifiers.next(),
            of: Subject(.comment, comment),
            by: reporter,
            for: .abuse,
            nil,
            at: now
        )
        return try await reports.insert(report).id
    }

    func decide(_ report: Report.ID, _ verdict: Decision.Verdict, by member: Member.ID) async throws {
        let measures = Measures(hides: verdict == .upheld, suspendsUntil: nil)
        let decision = Decision(store.identifiers.next(), verdict, measures, note: nil, at: now)
        try await reports.decide(report, decision, by: member) { _, _ in nil }
    }
}
