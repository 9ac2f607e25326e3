import Database
import Domain

extension TableBase {
    var notices: NoticeTable<Self> { NoticeTable(base: self) }
}

/// The table of notices.
struct NoticeTable<Base: TableBase>: Table {
    let base: Base

    /// Stores a notice for `member` and signals their streams, unless the member has turned its kind off.
    /// Returns whether it is stored. The caller queues its push.
    @discardableResult
    func insert(_ notice: Notice, to member: Member.ID) throws -> Bool {
        let isMuted = try connection.first(
            "SELECT 1 AS found FROM muted_notices WHERE member = \(member) AND kind = \(notice.kind.rawValue)"
        )
        guard isMuted == nil else { return false }
        try connection.execute(
            """
            INSERT INTO notices (id, member, kind, actor, target_kind, target_id, at, read_at, count,
                changes, amount, mail_due_at)
            VALUES (\(notice.id), \(member), \(notice.kind.rawValue), \(notice.actor),
                \(notice.target.kind.rawValue), \(notice.target.number), \(notice.at), \(notice.readAt),
                \(notice.count), \(notice.changes.stored), \(notice.amount?.won), \(notice.mailDueAt))
            """
        )
        try connection.live.announce([News(.notice(notice.id), for: [member], at: notice.at)])
        return true
    }

    private func unread(_ kind: Notice.Kind, of member: Member.ID) throws -> Notice.ID? {
        try connection.first(
            """
            SELECT id FROM notices WHERE member = \(member) AND read_at IS NULL AND kind = \(kind.rawValue)
            ORDER BY id DESC LIMIT 1
            """
        )?.value("id")
    }

    /// Marks the notices of a conversation and of its deals as read, once the member has read it. Notes of
    /// lessons aren't part of a conversation.
    func markRead(of conversation: Conversation.ID, _ member: Member.ID, at now: Moment) throws {
        try connection.execute(
            """
            UPDATE notices SET read_at = \(now)
            WHERE member = \(member) AND read_at IS NULL
                AND kind NOT IN \(list: Notice.Kind.ofLessonNotes.map(\.rawValue))
                AND (target_kind = \(Subject.Kind.conversation.rawValue) AND target_id = \(conversation)
                    OR target_kind = \(Subject.Kind.deal.rawValue)
                        AND target_id IN (SELECT id FROM deals WHERE conversation = \(conversation)))
            """
        )
    }

    /// The subset of these notices that their members, these, may still see.
    func summaries(_ ids: [Notice.ID], of members: [Member.ID]) throws -> [Notice.ID: NoticeSummary] {
        guard !ids.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            \(NoticeSummary.all) WHERE notices.id IN \(list: ids) AND notices.member IN \(list: members)
                AND \(.unblocked("notices.member", "notices.actor"))
            """
        )
        return try rows.map(NoticeSummary.init(row:)).reduce(into: [:]) { $0[$1.id] = $1 }
    }
}

extension NoticeTable<Transaction> {
    /// Marks the author's notices of these kinds about a listing as read.
    func markRead(_ kinds: [Notice.Kind], of listing: Listing) throws {
        try connection.execute(
            """
            UPDATE notices SET read_at = \(now)
            WHERE member = \(listing.author) AND read_at IS NULL AND kind IN \(list: kinds.map(\.rawValue))
                AND target_id = \(listing.id)
            """
        )
    }

    /// Stores a notice of what has happened now.
    func tell(_ draft: NoticeDraft) throws {
        let notice = Notice(draft, as: identifiers.next(), at: now)
        if try insert(notice, to: draft.member) {
            try connection.pushes.queue(notice.id, for: draft.member, at: now)
            try connection.webhooks.queue(notice.id, for: draft.member, at: now)
        }
    }

    /// Tells the operators, except for the parties, of what waits for a decision. Each has at most one unread
    /// notice for each queue, which counts all that waits in it. It is mailed again when more came since.
    func tellOperators(_ kind: Notice.Kind, besides parties: [Member.ID?]) throws {
        let others = try transaction.operators.all().subtracting(parties.compactMap(\.self))
        guard !others.isEmpty, let queue = kind.queue else { return }
        let count: Int = try connection.first(queue)?.value("waiting") ?? 0
        for member in others.sorted(by: { $0.rawValue < $1.rawValue }) {
            if let known = try unread(kind, of: member) {
                try connection.execute(
                    """
                    UPDATE notices SET count = \(count),
                        mail_due_at = coalesce(mail_due_at, \(kind.mailDelay.map { now + $0 }))
                    WHERE id = \(known)
                    """
                )
                try transaction.live.announce([News(.notice(known), for: [member], at: now)])
                try connection.pushes.queue(known, for: member, at: now)
                try connection.webhooks.queue(known, for: member, at: now)
                continue
            }
            try tell(NoticeDraft(to: member, kind, of: Subject(.member, member), count: count))
        }
    }
}

extension Notice.Kind {
    /// Counts what waits in the queue that the kind tells operators of.
    fileprivate var queue: SQL? {
        switch self {
        case .reportWaits: .waitingReports
        case .appealWaits: .waitingAppeals
        case .submissionWaits: .waitingSubmissions
        case .claimWaits: .waitingClaims
        case .sourceWaits: .proposedSources
        case .verificationWaits: .waitingVerifications
        default: nil
        }
    }
}

extension SQL {
    static let waitingReports: SQL = "SELECT count(*) AS waiting FROM reports WHERE status = 'open'"
    static let waitingAppeals: SQL = "SELECT count(*) AS waiting FROM appeals WHERE outcome IS NULL"
    static let waitingSubmissions: SQL = """
        SELECT (SELECT count(*) FROM submissions WHERE state = 'waiting')
            + (SELECT count(*) FROM comment_submissions WHERE state = 'waiting') AS waiting
        """
    static let waitingClaims: SQL = "SELECT count(*) AS waiting FROM claims WHERE state = 'waiting'"
    static let proposedSources: SQL = "SELECT count(*) AS waiting FROM sources WHERE state = 'proposed'"
    static let waitingVerifications: SQL =
        "SELECT count(*) AS waiting FROM verifications WHERE state = 'waiting'"
}
