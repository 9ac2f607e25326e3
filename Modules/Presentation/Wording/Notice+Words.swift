public import Domain

extension Notice.Kind {
    /// The event in one sentence.
    ///
    /// - Parameters:
    ///   - name: nil when its author's account was deleted or it has no author.
    ///   - count: the listings it tells of, if its kind counts.
    ///   - changes: what an edit changed, if its kind tells of one.
    ///   - moment: when it was told.
    public func words(
        by name: String?,
        count: Int? = nil,
        changes: [ListingChange] = [],
        at moment: Moment
    ) -> Words {
        switch self {
        case .conversationBegun: told(name, "내 글을 보고 채팅을 시작했어요", "started a chat about your listing")
        case .message: told(name, "메시지를 보냈어요", "sent you a message")
        case .dealProposed: told(name, "약속을 제안했어요", "suggested a time")
        case .dealWithdrawn: byName(name, "약속 제안을 취소했어요", "withdrew the suggestion", .dealWithdrawn)
        case .dealAccepted: told(name, "약속을 잡았어요", "accepted the time")
        case .dealDeclined: byName(name, "약속 제안을 거절했어요", "declined the suggestion", .dealDeclined)
        case .dealChangesAsked: told(name, "변경을 요청했어요", "asked for changes")
        case .dealBooked, .dealMoveProposed, .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn,
            .dealNoShowNoted, .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            wordsOfAgreed(by: name)
        case .dealCancelled: byName(name, "약속을 취소했어요", "cancelled the appointment", .dealCancelled)
        case .dealReminder: Words("약속이 24시간 안에 있어요.", "Your appointment is within 24 hours.")
        case .dealSoon: Words("방문 약속이 2시간 안에 있어요.", "Your viewing is within 2 hours.")
        case .dealMarkedDone: told(name, "수업을 마쳤다고 했어요", "said the lesson took place")
        case .dealDone: Words("수업을 마쳤어요. 후기를 남겨 주세요.", "The lesson has taken place. Please write a review.")
        case .reviewWritten, .reviewsRevealed, .reviewReplied: wordsOfReview(by: name)
        case .orderSoldChanged, .orderHoldEnded, .orderFrozen, .orderDecided, .orderMeasure,
            .refundAccountNamed, .depositContractAsked, .depositContractAgreed:
            wordsOfMoney
        case .orderSold, .orderWithdrawn, .orderRefunded, .refundAccountNeeded, .depositPaid,
            .depositReleased, .depositKept, .passSold, .passEnded, .lessonPaid, .lessonCancelled:
            wordsOfPayment
        case .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined: wordsOfPhone(by: name)
        case .lessonNoteWritten, .homeworkGiven: wordsOfNote(by: name)
        case .applicationReceived, .applicationWithdrawn, .applicationAdmitted, .applicationWaiting,
            .applicationDeclined, .listingChanged, .listingCancelled, .rosterEnded, .seatOffered,
            .seatLapsed, .memberJoined, .memberLeft, .membershipEnded, .seriesContinued, .seriesEnded:
            wordsOfRoster(by: name, changes, at: moment)
        case .absenceMarked, .absenceDisputed, .absenceAnswered: wordsOfAttendance(by: name)
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled: wordsOfFavourite
        case .eventOpens, .eventCloses, .eventStarts: wordsOfReminder
        case .savedSearchFits: fitting(count ?? 1)
        case .commentWritten, .commentReplied: wordsOfComment(by: name)
        case .runStampGiven: told(name, "함께 달린 러닝에 스탬프를 줬어요", "gave you a stamp for a run together")
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack,
            .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined:
            wordsOfOrder
        }
    }

    private func wordsOfReview(by name: String?) -> Words {
        switch self {
        case .reviewWritten: told(name, "후기를 남겼어요", "wrote a review of you")
        case .reviewReplied: told(name, "후기에 답글을 남겼어요", "replied to your review")
        default: Words("서로의 후기가 공개되었어요.", "Both reviews are now visible.")
        }
    }

    private func wordsOfComment(by name: String?) -> Words {
        self == .commentWritten
            ? told(name, "내 글에 댓글을 남겼어요", "commented on your listing")
            : told(name, "내 댓글에 답글을 남겼어요", "replied to your comment")
    }

    private func wordsOfNote(by name: String?) -> Words {
        self == .lessonNoteWritten
            ? told(name, "레슨 노트를 썼어요", "wrote a lesson note")
            : told(name, "숙제를 냈어요", "gave you homework")
    }

    private var wordsOfPayment: Words {
        switch self {
        case .orderSold: Line.Event.orderSold.wordsOfOrder
        case .orderWithdrawn: Line.Event.orderWithdrawn.wordsOfOrder
        case .orderRefunded: Line.Event.orderRefunded.wordsOfOrder
        case .refundAccountNeeded: Words("환불받을 계좌를 알려 주세요.", "Name a bank account for your refund.")
        case .depositPaid: Line.Event.depositPaid.wordsOfDeposit
        case .depositReleased: Line.Event.depositReleased.wordsOfDeposit
        case .depositKept: Line.Event.depositKept.wordsOfDeposit
        case .passSold: Line.Event.passSold.wordsOfLesson
        case .passEnded: Line.Event.passEnded.wordsOfLesson
        case .lessonPaid: Line.Event.lessonPaid.wordsOfLesson
        default: Line.Event.lessonCancelled.wordsOfLesson
        }
    }

    private func wordsOfRoster(by name: String?, _ changes: [ListingChange], at moment: Moment) -> Words {
        switch self {
        case .applicationReceived: told(name, "참여를 신청했어요", "applied to take part")
        case .applicationWithdrawn: told(name, "신청을 취소했어요", "withdrew the application")
        case .applicationAdmitted: Words("참여가 확정되었어요.", "Your application was accepted.")
        case .applicationWaiting: Words("자리가 모두 차서 대기자 명단에 올랐어요.", "You are on the waiting list.")
        case .applicationDeclined: Words("신청이 거절되었어요.", "Your application was declined.")
        case .listingChanged: changes.words(at: moment)
        case .listingCancelled: Words("신청한 모임이 취소되었어요.", "A listing that you applied to was cancelled.")
        case .rosterEnded:
            Words("신청한 글이 삭제되었어요.", "A listing that you applied to was deleted.")
        case .seatOffered: Words("자리가 났어요. 기한 안에 받아 주세요.", "A seat is free for you. Claim it in time.")
        case .seatLapsed:
            Words("기한이 지나 자리가 다음 이웃에게 넘어갔어요.", "Time ran out, and your seat went to the next neighbour.")
        case .memberJoined: told(name, "참여했어요", "joined")
        case .memberLeft: told(name, "참여를 그만두었어요", "left")
        case .seriesContinued:
            Words("지난번에 함께한 모임의 다음 날짜가 열렸어요.", "A further date of a listing you joined is open.")
        case .seriesEnded: SeriesEnd.Reason.conditions.words
        default: Words("모임장이 참여를 끝냈어요.", "The organiser ended your participation.")
        }
    }

    private var wordsOfFavourite: Words {
        switch self {
        case .favouriteEdited: Words("찜한 글이 바뀌었어요.", "A favourite of yours was edited.")
        case .favouriteClosed: Words("찜한 글의 모집이 마감되었어요.", "A favourite of yours was closed.")
        case .favouriteReopened: Words("찜한 글이 다시 모집해요.", "A favourite of yours is open again.")
        default: Words("찜한 모임이 취소되었어요.", "A favourite of yours was cancelled.")
        }
    }

    private var wordsOfReminder: Words {
        switch self {
        case .eventOpens: Words("찜한 행사의 신청이 시작됐어요.", "You can now apply to a favourite event of yours.")
        case .eventCloses:
            Words("찜한 행사의 신청이 3일 안에 마감돼요.", "Applications to a favourite event of yours close within 3 days.")
        default: Words("찜한 행사가 내일 시작해요.", "A favourite event of yours starts tomorrow.")
        }
    }

    private var wordsOfOrder: Words {
        switch self {
        case .reportDismissed:
            Words("신고 내용을 확인했지만 문제를 찾지 못했어요.", "We looked into your report and found no violation.")
        case .reportUpheld: Words("신고 내용을 확인하고 조치했어요. 고마워요.", "We acted on your report. Thank you.")
        case .measureTaken: Words("신고가 들어와 운영자가 조치했어요.", "The operator acted on a report about you.")
        case .measureUndone: Words("운영자가 조치를 취소했어요.", "The operator reversed the action.")
        case .submissionApproved:
            Words("올린 글이 승인되어 이웃에게 보여요.", "Your listing is approved, and neighbours see it.")
        case .submissionDeclined:
            Words("올린 글이 승인되지 않았어요. 이유를 확인해 주세요.", "Your listing wasn't approved. Please see why.")
        case .claimApproved: Words("이 행사를 이제 직접 관리할 수 있어요.", "This event is yours now.")
        case .claimDeclined:
            Words("행사를 맡지 못했어요. 이유를 확인해 주세요.", "You couldn't take over the event. Please see why.")
        case .sourceApproved: Words("제안한 행사 출처를 등록했어요.", "Your event source was accepted.")
        case .sourceDeclined:
            Words("제안한 행사 출처를 등록하지 않았어요. 이유를 확인해 주세요.", "Your event source wasn't accepted. Please see why.")
        case .verificationAccepted:
            Words("서류를 확인했어요. 프로필에 표시돼요.", "Your documents are verified. Your profile says so.")
        case .verificationDeclined:
            Words("보낸 서류를 확인하지 못했어요. 이유를 확인해 주세요.", "Your documents weren't accepted. Please see why.")
        default:
            Words(
                "운영자가 조치를 취소해서 글을 다시 모집해요.",
                "The operator reversed the action, and your listing is open again."
            )
        }
    }

    /// About an accepted deal that is booked, moved or wasn't held.
    private func wordsOfAgreed(by name: String?) -> Words {
        switch self {
        case .dealBooked: told(name, "레슨을 예약했어요", "booked a lesson")
        case .dealMoveProposed: told(name, "다른 시간을 제안했어요", "suggested another time")
        case .dealMoved: told(name, "새 시간을 수락했어요", "accepted the new time")
        case .dealRebooked: told(name, "레슨 시간을 바꿨어요", "changed the time of a lesson")
        case .dealMoveDeclined: told(name, "약속 시간을 그대로 두기로 했어요", "kept the agreed time")
        case .dealMoveWithdrawn: told(name, "시간 변경 제안을 취소했어요", "withdrew the new time")
        case .dealNoShowNoted:
            told(
                name,
                "내가 오지 않았다고 알렸어요. 7일 안에 답해 주세요",
                "reported that you didn't come. Please answer within 7 days"
            )
        case .dealNoShowAgreed: told(name, "약속에 가지 못했다고 했어요", "confirmed the no-show")
        case .dealNoShowDisputed: told(name, "사실과 다르다고 했어요", "disputed the no-show")
        default: Words("만나지 못한 약속으로 남겼어요.", "It counts as not held.")
        }
    }

    private func wordsOfAttendance(by name: String?) -> Words {
        switch self {
        case .absenceMarked:
            Words(
                "결석으로 표시되었어요. 사실과 다르면 48시간 안에 알려 주세요.",
                "You were marked as absent. If that is wrong, say so within 48 hours."
            )
        case .absenceDisputed:
            told(
                name,
                "결석이 아니라고 해요. 48시간 안에 답해 주세요",
                "disputes the absence. Please answer within 48 hours"
            )
        default: Words("모임장이 결석에 대한 이의에 답했어요.", "The organiser answered your dispute.")
        }
    }

    /// The label of the kind's switch.
    public var label: Words {
        switch self {
        case .conversationBegun: Words("새 채팅", "New chats about my listings")
        case .message: Words("새 메시지", "New messages")
        case .dealProposed: Words("약속 제안", "Time suggested")
        case .dealWithdrawn: Words("약속 제안 취소", "Suggestion withdrawn")
        case .dealAccepted: Words("약속 확정", "Time accepted")
        case .dealDeclined: Words("약속 제안 거절", "Suggestion declined")
        case .dealChangesAsked: Words("변경 요청", "Changes asked for")
        case .dealCancelled: Words("약속 취소", "Appointment cancelled")
        case .dealReminder: Words("약속 하루 전 알림", "Appointment within 24 hours")
        case .dealSoon: Words("방문 2시간 전 알림", "Viewing within 2 hours")
        case .dealBooked, .dealMoveProposed, .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn,
            .dealNoShowNoted, .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            labelOfAgreed
        case .dealMarkedDone: Words("수업 완료 확인 요청", "Lesson to confirm")
        case .dealDone: Words("수업 완료", "Lesson done")
        case .reviewWritten, .reviewsRevealed, .reviewReplied: labelOfReviews
        case .lessonNoteWritten: Words("레슨 노트", "Lesson note")
        case .homeworkGiven: Words("숙제", "Homework")
        case .orderSold, .orderWithdrawn, .orderRefunded, .refundAccountNeeded, .depositPaid,
            .depositReleased, .depositKept, .passSold, .passEnded, .lessonPaid, .lessonCancelled,
            .orderSoldChanged, .orderHoldEnded, .orderFrozen, .orderDecided, .orderMeasure,
            .refundAccountNamed, .depositContractAsked, .depositContractAgreed:
            labelOfOrders
        case .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined: labelOfPhone
        case .applicationReceived, .applicationWithdrawn, .applicationAdmitted, .applicationWaiting,
            .applicationDeclined, .listingChanged, .listingCancelled, .rosterEnded, .seatOffered,
            .seatLapsed, .memberJoined, .memberLeft, .membershipEnded, .seriesContinued, .seriesEnded:
            labelOfRoster
        case .absenceMarked, .absenceDisputed, .absenceAnswered: labelOfAttendance
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled: labelOfFavourites
        case .eventOpens, .eventCloses, .eventStarts: labelOfReminder
        case .savedSearchFits: Words("저장한 검색의 새 글", "New matches of saved searches")
        case .commentWritten, .commentReplied: labelOfComments
        case .runStampGiven: Words("러닝 스탬프", "Stamps for runs")
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack,
            .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined:
            labelOfOrder
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
        default: Words("상가 계약 완료", "Contract of a shop made")
        }
    }

    private var labelOfReminder: Words {
        switch self {
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
        case .applicationAdmitted: Words("참여 확정", "Application accepted")
        case .applicationWaiting: Words("대기 등록", "On the waiting list")
        case .applicationDeclined: Words("참여 신청 거절", "Application declined")
        case .listingChanged: Words("신청한 글 수정", "Listing I applied to edited")
        case .listingCancelled: Words("신청한 모임 취소", "Listing I applied to cancelled")
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
        case .dealNoShowAgreed: Words("오지 않은 것 확인", "No-show confirmed")
        case .dealNoShowDisputed: Words("사실과 다르다는 답", "No-show disputed")
        default: Words("만나지 못한 약속", "Appointment not held")
        }
    }
}

/// Without a name, the words of the line, which are true both for a deleted account and for a block.
private func byName(_ name: String?, _ korean: String, _ english: String, _ line: Line.Event) -> Words {
    name == nil ? line.words(by: nil) : told(name, korean, english)
}

private func fitting(_ count: Int) -> Words {
    let most = SavedSearch.mostCounted
    guard count < most else {
        return Words(
            "저장한 검색에 맞는 새 글이 \(most)개 이상 있어요.",
            "\(most) or more new listings match your saved search."
        )
    }
    return Words(
        "저장한 검색에 맞는 새 글이 \(count)개 있어요.",
        "\(count.of("new listing")) \(count == 1 ? "matches" : "match") your saved search."
    )
}

private func told(_ name: String?, _ korean: String, _ english: String) -> Words {
    Words("\(name.map { "\($0)님" } ?? "탈퇴한 이웃")이 \(korean).", "\(name ?? "A former neighbour") \(english).")
}
