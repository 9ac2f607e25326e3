import Database
import Domain

extension TableBase {
    var live: LiveTable { LiveTable(connection: connection) }
}

/// The tables of the event stream.
struct LiveTable {
    let connection: Connection

    /// Appends the news to the members' event streams in commit order. Locks the rows of the heads until the
    /// commit, so that a later number is never visible before an earlier one. Signals the streams after the
    /// commit.
    func announce(_ news: [News]) throws {
        var counts: [Member.ID: Int] = [:]
        for member in news.flatMap(\.members) { counts[member, default: 0] += 1 }
        guard !counts.isEmpty else { return }
        // A fixed lock order avoids deadlocks.
        let members = counts.sorted { $0.key < $1.key }
        let heads = try connection.run(
            """
            INSERT INTO live_heads (member, head)
            VALUES \(rows: members.map { [$0.key.sqlValue, $0.value.sqlValue] })
            ON CONFLICT (member) DO UPDATE SET head = live_heads.head + excluded.head
            RETURNING member, head
            """
        )
        var numbers: [Member.ID: Int] = [:]
        for row in heads {
            let member: Member.ID = try row.value("member")
            numbers[member] = try row.value("head", as: Int.self) - counts[member, default: 0]
        }
        var events: [[SQLValue]] = []
        for news in news {
            for member in news.members {
                numbers[member, default: 0] += 1
                events.append(news.row(for: member, as: numbers[member, default: 0]))
            }
        }
        try connection.execute(
            """
            INSERT INTO live_events (member, number, kind, conversation, entry, actor, notice, at)
            VALUES \(rows: events)
            """
        )
        for (member, _) in members { try ring(.news(of: member)) }
    }

    /// Signals every server after the commit.
    func ring(_ ring: LiveSignalEvent) throws {
        if let word = ring.word { try connection.notify(LiveSignalEvent.channel, word) }
    }
}

extension LiveSignalEvent {
    static let channel = "live"

    /// Nil for events that aren't signalled.
    fileprivate var word: String? {
        switch self {
        case .news(let member): "n\(member.rawValue)"
        case .sessions(let member): "s\(member.rawValue)"
        case .anything: nil
        }
    }

    /// Another server may send words that this one doesn't know; they count as ``LiveSignalEvent/anything``.
    init(word: String) {
        guard let number = Int64(word.dropFirst()) else {
            self = .anything
            return
        }
        switch word.first {
        case "n": self = .news(of: Member.ID(rawValue: number))
        case "s": self = .sessions(of: Member.ID(rawValue: number))
        default: self = .anything
        }
    }
}

/// A change for the streams of some members.
struct News {
    let happening: LiveChange
    let members: [Member.ID]
    let at: Moment

    init(_ happening: LiveChange, for members: [Member.ID], at moment: Moment) {
        self.happening = happening
        self.members = members
        at = moment
    }

    fileprivate func row(for member: Member.ID, as number: Int) -> [SQLValue] {
        [
            member.sqlValue, number.sqlValue, happening.kind.sqlValue, happening.conversation.sqlValue,
            happening.entry.sqlValue, happening.actor.sqlValue, happening.notice.sqlValue, at.sqlValue,
        ]
    }
}
