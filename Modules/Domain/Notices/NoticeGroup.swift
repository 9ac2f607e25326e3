/// Kinds of notices that are usually switched together.
public enum NoticeGroup: String, CaseIterable, Sendable {
    case talk
    case gatherings
    case lessons
    case orders
    case ownListings = "own-listings"
    case favourites
    case savedSearches = "saved-searches"
    case stories
    case operators

    public var kinds: [Notice.Kind] { Notice.Kind.allCases.filter { $0.group == self } }
}

extension Notice.Kind {
    /// Its group of switches.
    public var group: NoticeGroup {
        switch self {
        case .message, .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined, .dealProposed,
            .dealWithdrawn, .dealAccepted, .dealBooked, .dealDeclined, .dealChangesAsked, .dealMoveProposed,
            .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn, .dealCancelled, .dealReminder,
            .dealSoon, .dealMarkedDone, .dealDone, .dealNoShowNoted, .dealNoShowWithdrawn,
            .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            .talk
        case .lessonNoteWritten, .homeworkGiven, .reviewWritten, .reviewsRevealed, .reviewReplied,
            .verificationAccepted, .verificationDeclined:
            .lessons
        case .orderSold, .orderWithdrawn, .orderRefunded, .orderSoldChanged, .orderHoldEnded, .orderFrozen,
            .orderDecided, .orderMeasure, .refundAccountNeeded, .refundAccountNamed, .depositContractAsked,
            .depositContractAgreed, .depositPaid, .depositReleased, .depositKept, .passSold, .passEnded,
            .passEndsSoon,
            .lessonPaid, .lessonCancelled:
            .orders
        case .startsTomorrow, .startsSoon, .applicationReceived, .applicationWithdrawn,
            .applicationAdmitted, .applicationWaiting, .applicationDeclined, .listingChanged,
            .listingCancelled, .listingReopened, .rosterEnded, .seatOffered, .seatLapsed, .memberJoined,
            .memberLeft, .membershipEnded, .absenceMarked, .absenceDisputed, .absenceAnswered,
            .seriesContinued, .seriesEnded, .eventOpens, .eventCloses, .eventStarts, .submissionApproved,
            .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved, .sourceDeclined:
            .gatherings
        case .listingAsked, .listingClosedUnanswered: .ownListings
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled: .favourites
        case .savedSearchFits: .savedSearches
        case .runStampGiven, .commentWritten, .commentReplied, .reportDismissed, .reportUpheld, .measureTaken,
            .measureUndone, .warned, .appealUpheld, .appealReversed, .listingPutBack:
            .stories
        case .reportWaits, .operatorActed, .appealWaits, .submissionWaits, .claimWaits, .sourceWaits,
            .verificationWaits:
            .operators
        }
    }

    /// Whether its push may wake a device that saves power: someone waits for an answer.
    public var wakesDevice: Bool { isUrgent || self == .message }

    /// Whether it can't wait for the end of the quiet hours: what starts soon, what no longer takes place as
    /// agreed, and a bank account that someone named for the member's money.
    public var isUrgent: Bool {
        switch self {
        case .startsSoon, .dealSoon, .dealCancelled, .dealRebooked, .listingCancelled, .refundAccountNamed:
            true
        default: false
        }
    }
}
