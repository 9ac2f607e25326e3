extension Notice.Kind {
    /// How long its notice may stay unread before it is mailed. Nil for kinds that aren't mailed, and for
    /// those that have an email of their own.
    ///
    /// Decisions, money and cancellations are mailed at once; what waits for an answer, after ten minutes;
    /// what waits for operators, after an hour, in one email for all of it.
    public var mailDelay: Duration? {
        switch self {
        case .message, .phoneRequested, .dealProposed, .dealChangesAsked, .dealMoveProposed,
            .dealNoShowNoted, .dealMarkedDone, .applicationReceived:
            .seconds(600)
        case .reportWaits, .appealWaits, .submissionWaits, .claimWaits, .sourceWaits, .verificationWaits:
            .seconds(3_600)
        case .dealAccepted, .dealBooked, .dealDeclined, .dealWithdrawn, .dealMoved, .dealRebooked,
            .dealMoveDeclined, .dealCancelled, .dealNoShowDisputed, .applicationAdmitted,
            .applicationDeclined, .applicationWithdrawn, .listingChanged, .listingCancelled,
            .listingReopened, .rosterEnded, .seatOffered, .seatLapsed, .membershipEnded, .seriesEnded,
            .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined, .orderSold, .orderWithdrawn,
            .orderRefunded, .orderSoldChanged, .orderHoldEnded, .orderFrozen, .orderDecided,
            .orderMeasure, .refundAccountNeeded, .depositPaid, .depositReleased, .depositContractAsked,
            .depositContractAgreed, .depositKept, .passSold, .passEndsSoon, .passEnded, .lessonPaid,
            .lessonCancelled,
            .listingAsked, .listingClosedUnanswered:
            .zero
        default: nil
        }
    }
}

extension Notice.Kind {
    /// Kinds that tell operators of what waits in their queues. One email tells of all that wait.
    public static let ofOperatorQueues: [Self] = [
        .reportWaits, .submissionWaits, .claimWaits, .sourceWaits, .verificationWaits,
    ]
}

extension Notice {
    /// When it is mailed, if it is unread then.
    public var mailDueAt: Moment? { kind.mailDelay.map { at + $0 } }
}

extension NoticeGroup {
    /// Whether any of its kinds is mailed.
    public var isMailed: Bool { kinds.contains { $0.mailDelay != nil } }
}

/// A notice whose mail is due, with what decides on it.
public struct DueNoticeMail: Sendable {
    public let notice: NoticeSummary
    public let member: Member.ID
    /// Verified by the member.
    public let address: EmailAddress
    public let language: Language
    public let settings: NoticeSettings
    /// When its mail was due.
    public let dueAt: Moment

    public init(
        notice: NoticeSummary,
        dueAt: Moment,
        member: Member.ID,
        address: EmailAddress,
        language: Language,
        settings: NoticeSettings
    ) {
        (self.notice, self.dueAt) = (notice, dueAt)
        self.member = member
        self.address = address
        self.language = language
        self.settings = settings
    }

    /// Returns nil when the member has read the notice or doesn't want its mail, and when it is old: then the
    /// server was off, or sent no mail.
    func email(as id: EmailMessage.ID, at now: Moment) -> EmailMessage? {
        guard notice.isUnread, !settings.unmailed.contains(notice.notice.kind.group),
            now < dueAt + EmailMessage.patience
        else { return nil }
        let isOfQueue = Notice.Kind.ofOperatorQueues.contains(notice.notice.kind)
        return EmailMessage(
            id: id,
            member: member,
            to: address,
            language: language,
            content: isOfQueue ? .operatorTodo([], of: notice.notice.id) : .notice(notice),
            expiresAt: dueAt + EmailMessage.patience
        )
    }
}

/// Finds notices whose mail is due.
public protocol NoticeMailRepository: Sendable {
    /// Queues the emails that `write` makes of up to `count` due notices, each once, also with several
    /// servers. A notice without an email isn't due again, and neither are an operator's other notices of
    /// queues after the email that tells of all queues. Returns how many were due.
    func queue(
        _ count: Int,
        at now: Moment,
        writing write: @escaping @Sendable (DueNoticeMail) -> EmailMessage?
    ) async throws -> Int

    /// Turns off a group's mails. Returns false for a deleted account.
    func stop(_ group: NoticeGroup, of member: Member.ID) async throws -> Bool

    /// Turns off what operators write to all. Returns false for a deleted account.
    func stopLetters(of member: Member.ID) async throws -> Bool
}
