public import Domain

extension Notice.Kind {
    /// The label of the kind's switch.
    public var label: Words {
        switch self {
        case .message: Words("새 메시지", "New messages")
        case .dealProposed: Words("약속 제안", "Time suggested")
        case .dealWithdrawn: Words("약속 제안 취소", "Suggestion withdrawn")
        case .dealAccepted: Words("약속 확정", "Time accepted")
        case .dealDeclined: Words("약속 제안 거절", "Suggestion declined")
        case .dealChangesAsked: Words("변경 요청", "Changes asked for")
        case .dealCancelled: Words("약속 취소", "Appointment cancelled")
        case .dealBooked, .dealMoveProposed, .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn,
            .dealNoShowNoted, .dealNoShowWithdrawn, .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            labelOfAgreed
        case .dealMarkedDone: Words("수업 완료 확인 요청", "Lesson to confirm")
        case .dealDone: Words("수업 완료", "Lesson done")
        case .reviewWritten, .reviewsRevealed, .reviewReplied: labelOfReviews
        case .lessonNoteWritten: Words("수업 노트", "Lesson note")
        case .homeworkGiven: Words("숙제", "Homework")
        case .orderSold, .orderWithdrawn, .orderRefunded, .refundAccountNeeded, .depositPaid,
            .depositReleased, .depositKept, .passSold, .passEnded, .lessonPaid, .lessonCancelled,
            .orderSoldChanged, .orderHoldEnded, .orderFrozen, .orderDecided, .orderMeasure,
            .refundAccountNamed, .depositContractAsked, .depositContractAgreed:
            labelOfOrders
        case .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined: labelOfPhone
        case .applicationReceived, .applicationWithdrawn, .applicationAdmitted, .applicationWaiting,
            .applicationDeclined, .listingChanged, .listingCancelled, .listingReopened, .rosterEnded,
            .seatOffered, .seatLapsed, .memberJoined, .memberLeft, .membershipEnded, .seriesContinued,
            .seriesEnded:
            labelOfRoster
        case .absenceMarked, .absenceDisputed, .absenceAnswered: labelOfAttendance
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled: labelOfFavourites
        case .startsTomorrow, .startsSoon, .dealReminder, .dealSoon, .eventOpens, .eventCloses, .eventStarts:
            labelOfStart
        case .savedSearchFits: Words("저장한 검색의 새 글", "New matches of saved searches")
        case .commentWritten, .commentReplied: labelOfComments
        case .runStampGiven: Words("러닝 스탬프", "Stamps for runs")
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack,
            .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined:
            labelOfOrder
        case .reportWaits, .submissionWaits, .claimWaits, .sourceWaits, .verificationWaits, .operatorActed:
            labelOfOperators
        }
    }

    private var labelOfOperators: Words {
        switch self {
        case .reportWaits: Words("새 신고", "New reports")
        case .submissionWaits: Words("확인할 행사", "Events to review")
        case .claimWaits: Words("행사 맡기 요청", "Requests to take over events")
        case .sourceWaits: Words("제안된 행사 출처", "Proposed event sources")
        case .verificationWaits: Words("확인할 선생님 서류", "Documents to verify")
        default: Words("다른 운영자의 조치", "Action by another operator")
        }
    }

    private var labelOfFavourites: Words {
        switch self {
        case .favouriteEdited: Words("찜한 글 수정", "Favourite edited")
        case .favouriteClosed: Words("찜한 글 마감", "Favourite closed")
        case .favouriteReopened: Words("찜한 글 다시 모집", "Favourite reopened")
        default: Words("찜한 모임 취소", "Favourite cancelled")
        }
    }

    private var labelOfReviews: Words {
        switch self {
        case .reviewWritten: Words("새 후기", "New review")
        case .reviewReplied: Words("후기 답글", "Reply to my review")
        default: Words("후기 공개", "Reviews visible")
        }
    }

    private var labelOfComments: Words {
        self == .commentWritten
            ? Words("내 글의 댓글", "Comments on my listings") : Words("내 댓글의 답글", "Replies to my comments")
    }

    private var labelOfOrders: Words {
        switch self {
        case .orderSold: Words("결제 완료", "Seat paid")
        case .orderWithdrawn: Words("결제한 자리 취소", "Paid seat cancelled")
        case .orderSoldChanged: Words("결제한 글의 변경", "Change of what I paid for")
        case .orderHoldEnded: Words("결제 전 주문 취소", "Unpaid order cancelled")
        case .orderFrozen: Words("주문 멈춤", "Order frozen")
        case .orderDecided: Words("멈춘 주문의 결정", "Decision on a frozen order")
        case .orderMeasure: Words("결제한 글에 대한 조치", "Action on what I paid for")
        case .refundAccountNamed: Words("환불 계좌 등록", "Refund account named")
        case .depositContractAsked: Words("상가 계약 확인 요청", "Contract to confirm")
        case .depositContractAgreed: Words("상가 계약 확인", "Contract confirmed")
        case .orderRefunded: Words("환불", "Refund")
        case .refundAccountNeeded: Words("환불받을 계좌", "Bank account for a refund")
        case .depositPaid: Words("계약금 결제", "Deposit paid")
        case .depositReleased: Words("상가 예약 끝", "Shop not reserved any more")
        case .passSold: Words("횟수권 결제", "Pass paid")
        case .passEnded: Words("횟수권 끝", "Pass ended")
        case .lessonPaid: Words("레슨비 결제", "Lesson paid")
        case .lessonCancelled: Words("결제한 레슨 취소", "Paid lesson cancelled")
        default: Words("상가 계약 완료", "Shop contract made")
        }
    }

    private var labelOfStart: Words {
        switch self {
        case .startsTomorrow: Words("모임 하루 전 알림", "Starts within 24 hours")
        case .startsSoon: Words("모임 1시간 전 알림", "Starts within an hour")
        case .dealReminder: Words("약속 하루 전 알림", "Appointment within 24 hours")
        case .dealSoon: Words("방문 2시간 전 알림", "Viewing within 2 hours")
        case .eventOpens: Words("신청 시작", "Applications open")
        case .eventCloses: Words("신청 마감 3일 전", "Applications close in 3 days")
        default: Words("행사 하루 전", "Starts tomorrow")
        }
    }

    private var labelOfOrder: Words {
        switch self {
        case .reportDismissed: Words("신고 결과: 문제없음", "Report dismissed")
        case .reportUpheld: Words("신고 결과: 조치 완료", "Report acted on")
        case .measureTaken: Words("운영자의 조치", "Action by the operator")
        case .measureUndone: Words("조치 취소", "Action reversed")
        case .submissionApproved: Words("올린 글 승인", "Listing approved")
        case .submissionDeclined: Words("올린 글 반려", "Listing not approved")
        case .claimApproved: Words("행사 맡기 승인", "Event taken over")
        case .claimDeclined: Words("행사 맡기 반려", "Event not taken over")
        case .sourceApproved: Words("행사 출처 등록", "Event source accepted")
        case .sourceDeclined: Words("행사 출처 반려", "Event source not accepted")
        case .verificationAccepted: Words("선생님 서류 확인", "Documents verified")
        case .verificationDeclined: Words("선생님 서류 반려", "Documents not accepted")
        default: Words("조치 취소: 글 다시 모집", "Action reversed, listing reopened")
        }
    }

    private var labelOfAttendance: Words {
        switch self {
        case .absenceMarked: Words("결석 표시", "Marked as absent")
        case .absenceDisputed: Words("결석에 대한 이의", "Absence disputed")
        default: Words("이의에 대한 답", "Dispute answered")
        }
    }

    private var labelOfRoster: Words {
        switch self {
        case .applicationReceived: Words("참여 신청", "New application")
        case .applicationWithdrawn: Words("참여 신청 취소", "Application withdrawn")
        case .applicationAdmitted: Words("참여 신청 수락", "Application accepted")
        case .applicationWaiting: Words("대기 등록", "On the waiting list")
        case .applicationDeclined: Words("참여 신청 거절", "Application declined")
        case .listingChanged: Words("신청한 글 수정", "Listing I applied to edited")
        case .listingCancelled: Words("신청한 모임 취소", "Listing I applied to cancelled")
        case .listingReopened: Words("신청한 모임 다시 열림", "Cancellation taken back")
        case .rosterEnded: Words("신청한 글 삭제", "Listing I applied to deleted")
        case .seatOffered: Words("빈자리 안내", "Seat offered")
        case .seatLapsed: Words("빈자리 기한 지남", "Offered seat expired")
        case .memberJoined: Words("새 참여자", "New participant")
        case .memberLeft: Words("참여자 나감", "Participant left")
        case .seriesContinued: Words("함께한 모임의 다음 날짜", "Further date of a listing I joined")
        case .seriesEnded: Words("매주 반복 끝남", "Weekly series ended")
        default: Words("참여 종료", "Participation ended")
        }
    }

    private var labelOfAgreed: Words {
        switch self {
        case .dealBooked: Words("레슨 예약", "Lesson booked")
        case .dealMoveProposed: Words("시간 변경 제안", "New time suggested")
        case .dealMoved: Words("약속 시간 변경", "Time changed")
        case .dealRebooked: Words("예약한 시간 변경", "Booked time changed")
        case .dealMoveDeclined: Words("시간 변경 거절", "New time declined")
        case .dealMoveWithdrawn: Words("시간 변경 취소", "New time withdrawn")
        case .dealNoShowNoted: Words("오지 않았다는 알림", "No-show reported")
        case .dealNoShowWithdrawn: Words("오지 않았다는 알림 취소", "No-show report taken back")
        case .dealNoShowAgreed: Words("오지 않은 것 확인", "No-show confirmed")
        case .dealNoShowDisputed: Words("사실과 다르다는 답", "No-show disputed")
        default: Words("만나지 못한 약속", "Appointment not held")
        }
    }
}
