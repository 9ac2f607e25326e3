import Database
import Domain

extension TableBase {
    var members: MemberTable { MemberTable(connection: connection) }
}

/// Members as other features see them.
struct MemberTable {
    let connection: Connection

    static let channel = "members"

    /// Signals after the commit that a member's sessions, homes, details, favourites, blocks or
    /// appointment as an operator have changed.
    func noteChange(of member: Member.ID) throws {
        try connection.notify(Self.channel, "\(member.rawValue)")
    }

    func owner(of session: Session.ID) throws -> Member.ID? {
        try connection.first("SELECT member FROM sessions WHERE id = \(session)")?.value("member")
    }

    func facts(of member: Member.ID) throws -> MemberCache.Facts {
        let favourites = try connection.run(
            """
            SELECT subject_kind, subject_id FROM favourites WHERE member = \(member)
            LIMIT \(MemberCache.mostFavourites + 1)
            """
        )
        return MemberCache.Facts(
            sessions: try connection.sessions.list(of: member).reduce(into: [:]) { $0[$1.id] = $1 },
            homes: try connection.homes.list(of: member),
            details: try connection.accounts.details(of: member),
            hidden: try connection.blocks.hidden(from: member),
            favourites: favourites.count > MemberCache.mostFavourites
                ? nil : Set(try favourites.map { try $0.subject() }),
            isOperator: try connection.operators.lists(member)
        )
    }

    /// The cards of members, without those separated from the reader by a block.
    func cards(of members: [Member.ID], for reader: Member.ID) throws -> [MemberCard] {
        guard !members.isEmpty else { return [] }
        let rows = try connection.run(
            """
            SELECT \(MemberCard.columns("listed")) FROM accounts AS own
                \(MemberCard.join("listed", on: "own.id"))
            WHERE own.id IN \(list: members) AND \(.unblocked("own.id", "\(reader)"))
            ORDER BY own.id
            """
        )
        return try rows.compactMap { try MemberCard(row: $0, "listed") }
    }

    /// What members show of themselves to fellow runners. Two statements for any number.
    func runnerCards(of members: [Member.ID], at now: Moment) throws -> [Member.ID: RunnerCard] {
        guard !members.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT own.id AS id, \(RunnerCard.columns("own")) FROM accounts AS own
            WHERE own.id IN \(list: members)
            """
        )
        let records = try connection.attendance.records(of: members, at: now)
        return try rows.reduce(into: [:]) { cards, row in
            let member: Member.ID = try row.value("id")
            cards[member] = try RunnerCard(
                row: row,
                "own",
                attendance: records[member]?.grade,
                at: now
            )
        }
    }

    /// What the member chose to show to others; nothing for a deleted member.
    func shownDetails(of member: Member.ID) throws -> Set<ShownDetail> {
        let row = try connection.first("SELECT shown_details FROM accounts WHERE id = \(member)")
        return try row.map { (try $0.value("shown_details") as Marks).words() } ?? []
    }

    /// Whether the member exists and is visible to the reader.
    func isVisible(_ member: Member.ID, for reader: Member.ID?) throws -> Bool {
        guard try connection.first("SELECT 1 AS found FROM accounts WHERE id = \(member)") != nil else {
            return false
        }
        return try reader.map { try !connection.blocks.hides(member, from: $0) } ?? true
    }
}
