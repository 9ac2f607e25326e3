import Database
import Domain

extension TableBase {
    var digests: DigestTable { DigestTable(connection: connection) }
}

/// The table of members' choices about emails with news. One who never consented has no row.
struct DigestTable {
    let connection: Connection

    static let columns: SQL = """
        digests.frequency AS frequency, digests.consented_at AS consented_at, digests.next_at AS next_at,
            digests.told_until AS told_until, digests.asked_at AS asked_at, digests.ended_at AS ended_at,
            digests.ending AS ending
        """

    /// The condition that an operator has suspended the member of a digest.
    static func isSuspended(at now: Moment) -> SQL {
        """
        EXISTS (SELECT 1 FROM reports
            WHERE reports.about = digests.member AND reports.suspends_until > \(now))
        """
    }

    func find(_ member: Member.ID) throws -> DigestSubscription {
        let row = try connection.first("SELECT \(Self.columns) FROM digests WHERE member = \(member)")
        return try row.map(DigestSubscription.init(row:)) ?? .none
    }

    func put(_ subscription: DigestSubscription, of member: Member.ID) throws {
        let (consent, end) = (subscription.consent, subscription.end)
        guard consent != nil || end != nil else { return }
        try connection.execute(
            """
            INSERT INTO digests (member, frequency, consented_at, next_at, told_until, asked_at, ended_at,
                ending)
            VALUES (\(member), \(consent?.frequency.rawValue), \(consent?.givenAt), \(consent?.nextAt),
                \(consent?.toldUntil), \(consent?.askedAt), \(end?.at), \(end?.reason.rawValue))
            ON CONFLICT (member) DO UPDATE SET frequency = excluded.frequency,
                consented_at = excluded.consented_at, next_at = excluded.next_at,
                told_until = excluded.told_until, asked_at = excluded.asked_at,
                ended_at = excluded.ended_at, ending = excluded.ending
            """
        )
    }

    /// The consents that hold now, of members who may be mailed.
    private func consents(
        of members: [Member.ID],
        at now: Moment
    ) throws -> [Member.ID: DigestSubscription.Consent] {
        let rows = try connection.run(
            """
            SELECT member, \(Self.columns) FROM digests
            WHERE member IN \(list: members) AND frequency IS NOT NULL AND NOT \(Self.isSuspended(at: now))
            """
        )
        return try rows.reduce(into: [:]) { consents, row in
            var subscription = try DigestSubscription(row: row)
            subscription.settle(at: now)
            consents[try row.value("member")] = subscription.consent
        }
    }

    /// The contents of queued emails, with as many statements as for one. Leaves out those of members whose
    /// consent has ended, and those of which nothing is left.
    func contents(
        of queued: [QueuedDigest],
        at now: Moment
    ) throws -> [EmailMessage.ID: EmailMessage.Content] {
        guard !queued.isEmpty else { return [:] }
        let consents = try consents(of: queued.map(\.member), at: now)
        let shown = try news(queued.map { ($0.member, $0.news) }, at: now)
        return zip(queued, shown).reduce(into: [:]) { contents, entry in
            let (queued, news) = entry
            guard let consent = consents[queued.member], !news.isEmpty || consent.isAsked(at: now) else {
                return
            }
            contents[queued.id] = .digest(news, of: consent)
        }
    }

    /// What members may see of these listings now, in their order.
    func news(_ told: [(member: Member.ID, news: ToldListings)], at now: Moment) throws -> [DigestNews] {
        let ids = Set(told.flatMap(\.news.all)).sorted()
        guard !ids.isEmpty else { return told.map { _ in .none } }
        let takenDown = try connection.decisions.takenDown(ids.map(\.rawValue), .listing)
        let days = try connection.eventDays.nextDays(of: ids, at: now)
        var items: [Listing.ID: (author: Member.ID, item: DigestItem)] = [:]
        let rows = try connection.run(
            """
            SELECT id, author, title, comments FROM listings
            WHERE id IN \(list: ids) AND \(.isOpen(at: now)) AND \(.isOffered("kind"))
            """
        )
        for row in rows {
            let id: Listing.ID = try row.value("id")
            guard !takenDown.contains(id.rawValue) else { continue }
            let item = DigestItem(
                id,
                title: try row.value("title"),
                on: days[id],
                comments: try row.value("comments")
            )
            items[id] = (try row.value("author"), item)
        }
        let hidden = try separated(Array(Set(told.map(\.member))))
        return told.map { member, news in
            func shown(_ ids: [Listing.ID]) -> [DigestItem] {
                ids.compactMap { items[$0] }
                    .filter { hidden[member]?.contains($0.author) != true }.map(\.item)
            }
            return DigestNews(
                found: shown(news.found),
                weekend: shown(news.weekend),
                talked: shown(news.talked)
            )
        }
    }

    /// Those who are separated from each of the members by a block.
    private func separated(_ members: [Member.ID]) throws -> [Member.ID: Set<Member.ID>] {
        let rows = try connection.run(
            """
            SELECT blocker AS member, blocked AS other FROM blocks WHERE blocker IN \(list: members)
            UNION ALL SELECT blocked AS member, blocker AS other FROM blocks
            WHERE blocked IN \(list: members)
            """
        )
        return try rows.reduce(into: [:]) { hidden, row in
            hidden[try row.value("member"), default: []].insert(try row.value("other"))
        }
    }
}

/// The listings that an email tells of.
struct ToldListings: Equatable {
    var found: [Listing.ID] = []
    var weekend: [Listing.ID] = []
    var talked: [Listing.ID] = []

    var all: [Listing.ID] { found + weekend + talked }
}

/// A queued email with news.
struct QueuedDigest {
    let id: EmailMessage.ID
    let member: Member.ID
    let news: ToldListings

    /// Nil for another email.
    init?(email row: Row) throws {
        let news = try row.storedIfPresent("digest") { ToldListings(stored: $0) }
        guard let news, let member: Member.ID = try row.value("member") else { return nil }
        (self.member, self.news) = (member, news)
        id = try row.value("id")
    }
}

extension DigestNews {
    /// As in "12,13;14;", the identifiers of what was found, takes place and was answered.
    var stored: String {
        [found, weekend, talked].map { $0.map { "\($0.listing.rawValue)" }.joined(separator: ",") }
            .joined(separator: ";")
    }
}

extension ToldListings {
    fileprivate init?(stored text: String) {
        let lists = text.split(separator: ";", omittingEmptySubsequences: false).map { list in
            list.split(separator: ",").compactMap { Int64($0).map(Listing.ID.init(rawValue:)) }
        }
        guard lists.count == 3 else { return nil }
        self.init(found: lists[0], weekend: lists[1], talked: lists[2])
    }
}

extension DigestSubscription {
    init(row: Row) throws {
        guard let frequency: Frequency = try row.wordIfPresent("frequency") else {
            self.init(ended: End(try row.word("ending"), at: try row.value("ended_at")))
            return
        }
        self.init(
            consent: Consent(
                frequency,
                givenAt: try row.value("consented_at"),
                nextAt: try row.value("next_at"),
                toldUntil: try row.value("told_until"),
                askedAt: try row.value("asked_at")
            )
        )
    }
}
