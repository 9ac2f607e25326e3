import Domain
import Wording

extension NoticeGroup {
    /// What it contains, in one line.
    var contents: Words {
        switch self {
        case .talk: Words("새 메시지, 시간 바꾸기, 수락", "Messages, changes of time, answers")
        case .gatherings: Words("신청, 자리, 하루 전 알림, 행사 확인", "Applications, seats, reminders, approvals")
        case .lessons: Words("숙제, 노트, 후기, 선생님 서류", "Homework, notes, reviews, documents")
        case .orders: Words("받은 돈, 낸 돈, 환불", "Money paid, received and refunded")
        case .ownListings: Words("아직 모집 중인지 묻는 알림", "When you are asked if one is still open")
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
        case .ownListings: .list
        case .favourites: .heart
        case .savedSearches: .search
        case .stories: .kindCommunity
        case .operators: .check
        }
    }

    var hue: Hue {
        switch self {
        case .talk, .savedSearches, .ownListings: .green
        case .gatherings: .orange
        case .lessons: .violet
        case .orders: .ochre
        case .favourites, .stories: .pink
        case .operators: .blue
        }
    }
}

extension Notice.Kind {
    /// Shown without a member's picture.
    var icon: Icon {
        switch self {
        case .message: .talk
        case .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined: .phone
        case .lessonNoteWritten, .homeworkGiven: .edit
        case .reviewWritten, .reviewsRevealed, .reviewReplied: .star
        case .runStampGiven: Icon.run
        case .commentWritten, .commentReplied: .speech
        case .savedSearchFits: .search
        case .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined, .submissionWaits, .claimWaits,
            .sourceWaits, .verificationWaits:
            .check
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .warned, .listingPutBack,
            .appealUpheld, .appealReversed, .appealWaits, .reportWaits, .operatorActed:
            .report
        case _ where group == .orders: .won
        case _ where group == .favourites: .heart
        default: .calendar
        }
    }
}
