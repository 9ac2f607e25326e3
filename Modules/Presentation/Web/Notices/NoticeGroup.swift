import Domain
import Wording

/// Kinds of notices that are usually switched together.
enum NoticeGroup: String, CaseIterable {
    case talk
    case gatherings
    case lessons
    case orders
    case favourites
    case savedSearches = "saved-searches"
    case stories
    case operators

    var kinds: [Notice.Kind] { Notice.Kind.allCases.filter { $0.place.group == self } }

    var words: Words {
        switch self {
        case .talk: Words("채팅과 약속", "Chat and appointments")
        case .gatherings: Words("모임과 행사", "Runs and events")
        case .lessons: Words("레슨과 수업", "Lessons and classes")
        case .orders: Words("결제", "Payments")
        case .favourites: Words("찜한 글", "Favourites")
        case .savedSearches: SavedSearchPhrases.title
        case .stories: Words("동네 이야기", "Neighbourhood")
        case .operators: Words("운영", "For operators")
        }
    }

    /// What it contains, in one line.
    var contents: Words {
        switch self {
        case .talk: Words("새 메시지, 시간 바꾸기, 수락", "Messages, changes of time, answers")
        case .gatherings: Words("신청, 자리, 하루 전 알림, 행사 확인", "Applications, seats, reminders, approvals")
        case .lessons: Words("숙제, 노트, 후기, 선생님 서류", "Homework, notes, reviews, documents")
        case .orders: Words("받은 돈, 낸 돈, 환불", "Money paid, received and refunded")
        case .favourites: Words("내용이 바뀌거나 마감될 때", "When one changes or closes")
        case .savedSearches: Words("조건에 맞는 글이 올라올 때", "When a new listing fits")
        case .stories: Words("댓글, 스탬프, 신고 결과", "Comments, stamps, what became of reports")
        case .operators: Words("처리를 기다리는 신고와 확인", "Reports and reviews that wait")
        }
    }

    var icon: Icon {
        switch self {
        case .talk: .talk
        case .gatherings: .kindRun
        case .lessons: .kindLesson
        case .orders: .won
        case .favourites: .heart
        case .savedSearches: .search
        case .stories: .kindCommunity
        case .operators: .check
        }
    }

    var hue: Hue {
        switch self {
        case .talk, .savedSearches: .green
        case .gatherings: .orange
        case .lessons: .violet
        case .orders: .ochre
        case .favourites, .stories: .pink
        case .operators: .blue
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
            (.talk, .calendar)
        case .lessonNoteWritten, .homeworkGiven: (.lessons, .edit)
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
            (.gatherings, .calendar)
        case .reviewWritten, .reviewsRevealed, .reviewReplied: (.lessons, .star)
        case .runStampGiven: (.stories, Icon.run)
        case .commentWritten, .commentReplied: (.stories, .speech)
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled:
            (.favourites, .heart)
        case .eventOpens, .eventCloses, .eventStarts: (.gatherings, .calendar)
        case .savedSearchFits: (.savedSearches, .search)
        case .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined:
            (.gatherings, .check)
        case .verificationAccepted, .verificationDeclined: (.lessons, .check)
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack:
            (.stories, .report)
        case .reportWaits, .operatorActed: (.operators, .report)
        case .submissionWaits, .claimWaits, .sourceWaits, .verificationWaits: (.operators, .check)
        }
    }
}
