import Database
import Domain

extension Connection {
    /// Puts what happened into the members' streams of events, in the order of commits: the heads' rows are
    /// held until then, so that a later number is never seen before an earlier one. The streams hear of it
    /// once it is kept.
    func announce(_ happening: Happening, to members: [Member.ID], at now: Moment) throws {
        guard !members.isEmpty else { return }
        // Whoever announces to the same members holds their rows in the same order.
        let begun = members.sorted().map { member -> SQL in "(\(member), 1)" }
        let heads = try run(
            """
            INSERT INTO live_heads (member, head) VALUES \(begun.joined(by: ", "))
            ON CONFLICT (member) DO UPDATE SET head = live_heads.head + 1
            RETURNING member, head
            """
        )
        let events = try heads.map { row -> SQL in
            """
            (\(try row.value("member", as: Member.ID.self)), \(try row.value("head", as: Int.self)),
                \(happening.kind), \(happening.conversation), \(happening.entry), \(happening.actor),
                \(happening.notice), \(now))
            """
        }
        try execute(
            """
            INSERT INTO live_events (member, number, kind, conversation, entry, actor, notice, at)
            VALUES \(events.joined(by: ", "))
            """
        )
        for member in members { try ring(.news(of: member)) }
    }

    /// Rings at every server once this is kept.
    func ring(_ ring: LiveRing) throws {
        if let word = ring.word { try notify(LiveRing.channel, word) }
    }
}

extension LiveRing {
    static let channel = "live"

    /// Nil for what nobody says.
    fileprivate var word: String? {
        switch self {
        case .news(let member): "n\(member.rawValue)"
        case .sessions(let member): "s\(member.rawValue)"
        case .anything: nil
        }
    }

    /// Another server may know words that this one doesn't: better look too often.
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
