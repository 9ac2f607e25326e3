import Domain
import Wording

/// Kinds of notices that are usually switched together.
enum NoticeGroup: CaseIterable {
    case talk
    case deals
    case orders
    case rosters
    case reviews
    case comments
    case favourites
    case reminders
    case savedSearches
    case order
    case operators

    var kinds: [Notice.Kind] { Notice.Kind.allCases.filter { $0.place.group == self } }

    var words: Words {
        switch self {
        case .talk: Words("채팅", "Chat")
        case .deals: Words("약속", "Appointments")
        case .orders: Words("결제와 환불", "Payments")
        case .rosters: Words("참여 신청", "Applications")
        case .reviews: Words("후기", "Reviews")
        case .comments: CommentPhrases.title
        case .favourites: Words("찜한 글", "Favourites")
        case .reminders: Words("행사 알림", "Event reminders")
        case .savedSearches: Words("저장한 검색", "Saved searches")
        case .order: Words("신고와 조치", "Reports")
        case .operators: Words("운영", "For operators")
        }
    }
}

extension Notice.Kind {
    /// Its group of switches, and the icon shown without a member's picture.
    var place: (group: NoticeGroup, icon: Icon) {
        switch self {
        case .message: (.talk, .talk)
        case .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined: (.talk, .phone)
        case .dealProposed, .dealWithdrawn, .dealAccepted, .dealBooked, .dealDeclined, .dealChangesAsked,
            .dealMoveProposed, .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn,
            .dealCancelled, .dealReminder, .dealSoon, .dealMarkedDone, .dealDone, .dealNoShowNoted,
            .dealNoShowWithdrawn, .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            (.deals, .calendar)
        case .lessonNoteWritten, .homeworkGiven: (.deals, .edit)
        case .orderSold, .orderWithdrawn, .orderRefunded, .orderSoldChanged, .orderHoldEnded, .orderFrozen,
            .orderDecided, .orderMeasure, .refundAccountNeeded, .refundAccountNamed, .depositContractAsked,
            .depositContractAgreed, .depositPaid, .depositReleased, .depositKept, .passSold, .passEnded,
            .lessonPaid, .lessonCancelled:
            (.orders, .won)
        case .startsTomorrow, .startsSoon, .applicationReceived, .applicationWithdrawn,
            .applicationAdmitted, .applicationWaiting, .applicationDeclined, .listingChanged,
            .listingCancelled, .listingReopened, .rosterEnded, .seatOffered, .seatLapsed, .memberJoined,
            .memberLeft, .membershipEnded, .absenceMarked, .absenceDisputed, .absenceAnswered,
            .seriesContinued, .seriesEnded:
            (.rosters, .calendar)
        case .reviewWritten, .reviewsRevealed, .reviewReplied: (.reviews, .star)
        case .runStampGiven: (.reviews, Icon.run)
        case .commentWritten, .commentReplied: (.comments, .speech)
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled:
            (.favourites, .heart)
        case .eventOpens, .eventCloses, .eventStarts: (.reminders, .calendar)
        case .savedSearchFits: (.savedSearches, .search)
        case .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined:
            (.order, .check)
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack:
            (.order, .report)
        case .reportWaits, .operatorActed: (.operators, .report)
        case .submissionWaits, .claimWaits, .sourceWaits, .verificationWaits: (.operators, .check)
        }
    }
}
