/// An entry of a conversation: a member's message or a line.
public struct Message: Identifiable, Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        /// Has text, images or both. The sender is nil after the account is deleted.
        case written(by: Member.ID?, text: MessageText?, images: [Image])
        case line(Line)
    }

    public let id: Identifier<Message>
    public let conversation: Conversation.ID
    /// Numbered from 1 in its conversation, without gaps.
    public let number: Int
    public let content: Content
    public let sentAt: Moment

    public init(id: ID, conversation: Conversation.ID, number: Int, content: Content, sentAt: Moment) {
        self.id = id
        self.conversation = conversation
        self.number = number
        self.content = content
        self.sentAt = sentAt
    }
}

extension Message {
    /// The deal that the entry is shown with.
    public var shownDeal: Identifier<Deal>? {
        guard case .line(let line) = content else { return nil }
        return line.shownDeal
    }

    /// The sender, or the actor of a line.
    public var author: Member.ID? {
        switch content {
        case .written(let sender, _, _): sender
        case .line(let line): line.actor
        }
    }

    /// The entry as shown after a block: without the identity of any member but the reader.
    public func anonymous(exceptFor reader: Member.ID) -> Message {
        let shown: Content =
            switch content {
            case .written(let sender, let text, let images):
                .written(by: sender == reader ? sender : nil, text: text, images: images)
            case .line(let line):
                .line(line.actor == reader ? line : line.anonymous)
            }
        return Message(id: id, conversation: conversation, number: number, content: shown, sentAt: sentAt)
    }
}

extension Message {
    /// How long its sender can delete a message.
    public static let deletionTime = Duration.seconds(5 * 60)

    public static func isDeletable(sentAt: Moment, at now: Moment) -> Bool { now <= sentAt + deletionTime }

    /// The line that replaces the message when `member` deletes it; nil for one that is deleted already.
    public func deletion(by member: Member.ID, at now: Moment) throws(ConversationRefusal) -> Line? {
        switch content {
        case .written(let sender, _, _):
            guard sender == member else { throw .messageOfAnother }
            guard Self.isDeletable(sentAt: sentAt, at: now) else { throw .deletionOver }
            return Line(.messageDeleted, by: member)
        case .line(let line):
            guard line.event == .messageDeleted else { throw .messageNotFound }
            guard line.actor == member else { throw .messageOfAnother }
            return nil
        }
    }

    /// Refuses to hide an entry from one member's view. Only messages can be hidden, and the lines that
    /// replace them: any other line records what became of a deal, a payment or the group.
    public func allowHiding() throws(ConversationRefusal) {
        guard case .line(let line) = content, !line.event.replacesMessage else { return }
        throw .messageNotFound
    }
}

/// An entry the server writes into a conversation.
public struct Line: Hashable, Sendable {
    public enum Event: String, CaseIterable, Sendable {
        case left
        case memberJoined = "member-joined"
        case memberLeft = "member-left"
        case memberRemoved = "member-removed"
        case listingClosed = "listing-closed"
        case listingReopened = "listing-reopened"
        case listingDeleted = "listing-deleted"
        case listingCancelled = "listing-cancelled"
        case listingTimeChanged = "listing-time-changed"
        case listingPlaceChanged = "listing-place-changed"
        /// Neither its time nor its place.
        case listingEdited = "listing-edited"
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
        case reviewTakenBack = "review-taken-back"
        case orderSold = "order-sold"
        /// The payer gave up the seat, or the payee took it back.
        case orderWithdrawn = "order-withdrawn"
        case orderRefunded = "order-refunded"
        /// The author changed what the payer bought.
        case orderSoldChanged = "order-sold-changed"
        /// The hold of a payer who hasn't paid was ended by the seller or an operator.
        case orderHoldEnded = "order-hold-ended"
        /// Nothing of it moves before an operator has decided.
        case orderFrozen = "order-frozen"
        case orderDecided = "order-decided"
        /// An operator hid the listing or suspended the seller, and left the money where it is.
        case orderMeasure = "order-measure"
        case refundAccountNamed = "refund-account-named"
        /// A refund of a transfer waits for the payer's bank account.
        case refundAccountNeeded = "refund-account-needed"
        case depositPaid = "deposit-paid"
        /// The shop isn't reserved any more.
        case depositReleased = "deposit-released"
        /// The owner asks the payer to say that the contract is made.
        case depositContractAsked = "deposit-contract-asked"
        /// The payer said so after the owner had.
        case depositContractAgreed = "deposit-contract-agreed"
        /// The contract is made.
        case depositKept = "deposit-kept"
        /// Why the owner refunded a deposit, as a ``DepositReason``.
        case depositDocuments = "deposit-documents"
        case depositTerms = "deposit-terms"
        case depositOtherTenant = "deposit-other-tenant"
        case depositChangedMind = "deposit-changed-mind"
        case passSold = "pass-sold"
        /// The student gave up the pass, or the teacher ended it.
        case passEnded = "pass-ended"
        case lessonPaid = "lesson-paid"
        /// A paid lesson doesn't take place.
        case lessonCancelled = "lesson-cancelled"
        case phoneRequested = "phone-requested"
        /// It was requested of a member who reveals it to everyone who requests it.
        case phoneSeen = "phone-seen"
        case phoneRevealed = "phone-revealed"
        case phoneDeclined = "phone-declined"
        case phoneWithdrawn = "phone-withdrawn"
        /// Replaces a message that its sender has deleted.
        case messageDeleted = "message-deleted"
        /// Replaces a message that an operator has hidden.
        case messageHidden = "message-hidden"
        /// Replaces a message of a member separated from the reader by a block.
        case messageBlocked = "message-blocked"
        /// Replaces a message that the reader has hidden from their own view.
        case messageHiddenByReader = "message-hidden-by-me"
    }

    public let event: Event
    /// The member who caused it; nil for automatic changes and for deleted accounts.
    public let actor: Member.ID?
    public let deal: Identifier<Deal>?
    /// The time that a line about a deal suggests or agrees on. It stays when the deal is moved later.
    public let meeting: Meeting?

    public init(
        _ event: Event,
        by actor: Member.ID?,
        deal: Identifier<Deal>? = nil,
        meeting: Meeting? = nil
    ) {
        self.event = event
        self.actor = actor
        self.deal = deal
        self.meeting = meeting
    }

    public struct Meeting: Hashable, Sendable {
        public let startsAt: Moment
        public let minutes: Int
        /// The start before a move; nil for a first time.
        public let formerStart: Moment?

        public init(startsAt: Moment, minutes: Int, formerStart: Moment? = nil) {
            self.startsAt = startsAt
            self.minutes = minutes
            self.formerStart = formerStart
        }

        init(_ terms: DealTerms, after former: DealTerms? = nil) {
            self.init(
                startsAt: terms.startsAt,
                minutes: terms.minutes,
                formerStart: former.flatMap { $0.startsAt == terms.startsAt ? nil : $0.startsAt }
            )
        }
    }

    /// The line without its actor.
    var anonymous: Line { Line(event, by: nil, deal: deal, meeting: meeting) }
}

extension Line {
    /// A line about a deal, with the time that it suggests or agrees on.
    /// - Parameter former: the deal before the change; nil for a new one.
    public init(_ event: Event, by actor: Member.ID?, about deal: Deal, from former: Deal? = nil) {
        let meeting: Meeting? =
            switch event {
            case .dealProposed, .dealAccepted, .dealBooked: Meeting(deal.terms)
            case .dealMoveProposed: deal.progress.move.map { Meeting($0.terms, after: deal.terms) }
            case .dealMoved, .dealRebooked: Meeting(deal.terms, after: former?.terms)
            default: nil
            }
        self.init(event, by: actor, deal: deal.id, meeting: meeting)
    }
}

extension Line {
    /// The deal that the line is shown with: that whose terms it suggests or agrees on.
    public var shownDeal: Identifier<Deal>? {
        event.dealState == nil ? nil : deal
    }
}

extension Line.Event {
    /// The state of a deal by the line that suggests or agrees on it; nil for other lines.
    public var dealState: Deal.State? {
        switch self {
        case .dealProposed, .dealMoveProposed: .proposed
        case .dealAccepted, .dealBooked, .dealMoved, .dealRebooked: .accepted
        default: nil
        }
    }

    /// Whether the line stands for a message that isn't shown.
    var replacesMessage: Bool {
        switch self {
        case .messageDeleted, .messageHidden, .messageBlocked, .messageHiddenByReader: true
        default: false
        }
    }

    /// Whether the line returns the conversation to the list of a member who has left it. Changes of the
    /// listing no longer concern them, and what was taken back asks nothing of them.
    public var bringsBack: Bool {
        switch self {
        case .left, .listingClosed, .listingReopened, .listingDeleted, .listingCancelled,
            .messageHiddenByReader,
            .reviewTakenBack, .phoneWithdrawn, .messageDeleted, .messageHidden, .messageBlocked:
            false
        default: true
        }
    }
}
