/// A notification to a member, kept until it is read.
public struct Notice: Identifiable, Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// One notice for all unread messages of a conversation.
        case message
        case dealProposed = "deal-proposed"
        case dealWithdrawn = "deal-withdrawn"
        case dealAccepted = "deal-accepted"
        /// It was accepted from the start.
        case dealBooked = "deal-booked"
        case dealDeclined = "deal-declined"
        case dealChangesAsked = "deal-changes-asked"
        case dealMoveProposed = "deal-move-proposed"
        case dealMoved = "deal-moved"
        /// It was moved without asking.
        case dealRebooked = "deal-rebooked"
        case dealMoveDeclined = "deal-move-declined"
        case dealMoveWithdrawn = "deal-move-withdrawn"
        case dealCancelled = "deal-cancelled"
        /// A listing in which the member takes part starts within a day.
        case startsTomorrow = "starts-within-a-day"
        case startsSoon = "starts-within-an-hour"
        /// A deal starts within a day.
        case dealReminder = "deal-reminder"
        /// A viewing starts within two hours.
        case dealSoon = "deal-soon"
        case dealNoShowNoted = "deal-no-show-noted"
        case dealNoShowWithdrawn = "deal-no-show-withdrawn"
        case dealNoShowAgreed = "deal-no-show-agreed"
        case dealNoShowDisputed = "deal-no-show-disputed"
        /// It ended by itself after a no-show was noted.
        case dealNotHeld = "deal-not-held"
        case dealMarkedDone = "deal-marked-done"
        case dealDone = "deal-done"
        case reviewWritten = "review-written"
        case reviewsRevealed = "reviews-revealed"
        case reviewReplied = "review-replied"
        /// The other party of a deal wrote down what they did.
        case lessonNoteWritten = "lesson-note-written"
        case homeworkGiven = "homework-given"
        case orderSold = "order-sold"
        case orderWithdrawn = "order-withdrawn"
        case orderRefunded = "order-refunded"
        /// The author changed what the member bought.
        case orderSoldChanged = "order-sold-changed"
        case orderHoldEnded = "order-hold-ended"
        /// Nothing of it moves before an operator has decided.
        case orderFrozen = "order-frozen"
        case orderDecided = "order-decided"
        case orderMeasure = "order-measure"
        case refundAccountNamed = "refund-account-named"
        case refundAccountNeeded = "refund-account-needed"
        case depositPaid = "deposit-paid"
        case depositReleased = "deposit-released"
        case depositContractAsked = "deposit-contract-asked"
        case depositContractAgreed = "deposit-contract-agreed"
        case depositKept = "deposit-kept"
        case passSold = "pass-sold"
        case passEnded = "pass-ended"
        /// A pass with lessons left ends within a week.
        case passEndsSoon = "pass-ends-soon"
        case lessonPaid = "lesson-paid"
        case lessonCancelled = "lesson-cancelled"
        case phoneRequested = "phone-requested"
        /// Another saw the number of a member who reveals it to everyone who requests it.
        case phoneSeen = "phone-seen"
        case phoneRevealed = "phone-revealed"
        case phoneDeclined = "phone-declined"
        case applicationReceived = "application-received"
        case applicationWithdrawn = "application-withdrawn"
        case applicationAdmitted = "application-admitted"
        case applicationWaiting = "application-waiting"
        case applicationDeclined = "application-declined"
        /// An edit of the listing that the member applied to, or takes part in.
        case listingChanged = "listing-changed"
        /// The listing that the member applied to, or takes part in, was called off.
        case listingCancelled = "listing-cancelled"
        /// Its cancellation was taken back.
        case listingReopened = "listing-reopened"
        /// The listing that the member applied to, or takes part in, was deleted.
        case rosterEnded = "roster-ended"
        case seatOffered = "seat-offered"
        case seatLapsed = "seat-lapsed"
        case memberJoined = "member-joined"
        case memberLeft = "member-left"
        case membershipEnded = "membership-ended"
        /// The organiser marked the member as absent.
        case absenceMarked = "absence-marked"
        case absenceDisputed = "absence-disputed"
        case absenceAnswered = "absence-answered"
        /// A further date of a series that the member takes part in.
        case seriesContinued = "series-continued"
        /// The member's series ended, because the member may not host it any more.
        case seriesEnded = "series-ended"
        /// Whether the member's listing is still open.
        case listingAsked = "listing-asked"
        /// The member didn't answer that.
        case listingClosedUnanswered = "listing-closed-unanswered"
        case favouriteEdited = "favourite-edited"
        case favouriteClosed = "favourite-closed"
        case favouriteReopened = "favourite-reopened"
        case favouriteCancelled = "favourite-cancelled"
        /// Applications for a favourite event have opened.
        case eventOpens = "event-opens"
        /// Applications for a favourite event close within three days.
        case eventCloses = "event-closes"
        /// A favourite event starts on the next day.
        case eventStarts = "event-starts"
        /// One notice for all new listings that fit a saved search.
        case savedSearchFits = "saved-search-fits"
        /// A fellow runner gave the member a stamp for a run.
        case runStampGiven = "run-stamp-given"
        /// On a listing of the member.
        case commentWritten = "comment-written"
        /// To a comment of the member.
        case commentReplied = "comment-replied"
        /// An operator decided on a listing that needed approval.
        case submissionApproved = "submission-approved"
        case submissionDeclined = "submission-declined"
        /// The member is the author of an imported listing now.
        case claimApproved = "claim-approved"
        /// An operator declined the member's claim of a listing, or another's was approved.
        case claimDeclined = "claim-declined"
        /// An operator decided on a source that the member proposed.
        case sourceApproved = "source-approved"
        case sourceDeclined = "source-declined"
        /// An operator decided on documents of a teacher.
        case verificationAccepted = "verification-accepted"
        case verificationDeclined = "verification-declined"
        case reportDismissed = "report-dismissed"
        case reportUpheld = "report-upheld"
        /// An operator took a measure against the member or the member's content.
        case measureTaken = "measure-taken"
        case measureUndone = "measure-undone"
        /// An operator warned the member.
        case warned
        /// The measure that the member appealed against stays.
        case appealUpheld = "appeal-upheld"
        /// It is undone.
        case appealReversed = "appeal-reversed"
        /// A listing was reopened after a measure was reverted.
        case listingPutBack = "listing-put-back"
        /// One notice to each operator for all open reports, as the further ones for their queues.
        case reportWaits = "report-waits"
        case appealWaits = "appeal-waits"
        case submissionWaits = "submission-waits"
        case claimWaits = "claim-waits"
        case sourceWaits = "source-waits"
        case verificationWaits = "verification-waits"
        /// Another operator took a measure without a report.
        case operatorActed = "operator-acted"
    }

    public let id: Identifier<Notice>
    public let kind: Kind
    /// The member who caused it; nil for automatic changes and for deleted accounts.
    public let actor: Member.ID?
    /// The subject that the notice links to.
    public let target: Subject
    public let at: Moment
    public let readAt: Moment?
    /// The number of listings, lessons or queued entries it tells of; nil for kinds that don't count.
    public let count: Int?
    /// What an edit changed; empty for other kinds.
    public let changes: [ListingChange]
    /// What was paid, refunded or is at stake; nil for kinds that tell of no money.
    public let amount: Money?

    public init(
        id: ID,
        kind: Kind,
        actor: Member.ID?,
        target: Subject,
        at: Moment,
        readAt: Moment? = nil,
        count: Int? = nil,
        changes: [ListingChange] = [],
        amount: Money? = nil
    ) {
        self.id = id
        self.kind = kind
        self.actor = actor
        self.target = target
        self.at = at
        self.readAt = readAt
        self.count = count
        self.changes = changes
        self.amount = amount
    }
}

extension Notice.Kind {
    /// Kinds about attendance.
    public static let ofAttendance: [Self] = [.absenceMarked, .absenceDisputed, .absenceAnswered]

    /// Kinds about whether a listing of the member is still open.
    public static let ofOpenQuestions: [Self] = [.listingAsked, .listingClosedUnanswered]

    /// Kinds about notes of lessons.
    public static let ofLessonNotes: [Self] = [.lessonNoteWritten, .homeworkGiven]

    /// Kinds about orders that only the payer is told.
    static let ofPayers: Set<Self> = [
        .refundAccountNeeded, .refundAccountNamed, .orderSoldChanged, .orderHoldEnded,
        .depositContractAsked,
    ]
}
