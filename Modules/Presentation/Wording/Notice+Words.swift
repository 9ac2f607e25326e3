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
        case .message: told(name, "메시지를 보냈어요", "sent you a message")
        case .dealProposed: told(name, "약속을 제안했어요", "suggested a time")
        case .dealWithdrawn: byName(name, "약속 제안을 취소했어요", "withdrew the suggestion", .dealWithdrawn)
        case .dealAccepted: told(name, "약속을 수락했어요", "accepted the time")
        case .dealDeclined: byName(name, "약속 제안을 거절했어요", "declined the suggestion", .dealDeclined)
        case .dealChangesAsked: told(name, "변경을 요청했어요", "asked for changes")
        case .dealBooked, .dealMoveProposed, .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn,
            .dealNoShowNoted, .dealNoShowWithdrawn, .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            wordsOfAgreed(by: name)
        case .dealCancelled: byName(name, "약속을 취소했어요", "cancelled the appointment", .dealCancelled)
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
            .applicationDeclined, .listingChanged, .listingCancelled, .listingReopened, .rosterEnded,
            .seatOffered, .seatLapsed, .memberJoined, .memberLeft, .membershipEnded, .seriesContinued,
            .seriesEnded:
            wordsOfRoster(by: name, changes, at: moment)
        case .absenceMarked, .absenceDisputed, .absenceAnswered: wordsOfAttendance(by: name)
        case .favouriteEdited, .favouriteClosed, .favouriteReopened, .favouriteCancelled: wordsOfFavourite
        case .startsTomorrow, .startsSoon, .dealReminder, .dealSoon, .eventOpens, .eventCloses, .eventStarts:
            wordsOfReminder
        case .savedSearchFits: fitting(count ?? 1)
        case .commentWritten, .commentReplied: wordsOfComment(by: name)
        case .runStampGiven: told(name, "함께 달린 러닝에 스탬프를 줬어요", "gave you a stamp for a run together")
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack,
            .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined, .sourceApproved,
            .sourceDeclined, .verificationAccepted, .verificationDeclined:
            wordsOfOrder
        case .reportWaits, .submissionWaits, .claimWaits, .sourceWaits, .verificationWaits, .operatorActed:
            wordsOfOperators(count ?? 1)
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
            ? told(name, "수업 노트를 썼어요", "wrote a lesson note")
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
        case .listingReopened:
            Words(
                "취소되었던 모임이 다시 열려요. 참여할지 알려 주세요.",
                "A listing that was cancelled takes place again. Say whether you take part."
            )
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
        case .startsTomorrow: Words("참여하는 모임이 24시간 안에 시작해요.", "What you joined starts within 24 hours.")
        case .startsSoon: Words("참여하는 모임이 1시간 안에 시작해요.", "What you joined starts within an hour.")
        case .dealReminder: Words("약속이 24시간 안에 있어요.", "Your appointment is within 24 hours.")
        case .dealSoon: Words("방문 약속이 2시간 안에 있어요.", "Your viewing is within 2 hours.")
        case .eventOpens: Words("찜한 행사의 신청이 시작됐어요.", "You can now apply to a favourite event of yours.")
        case .eventCloses:
            Words("찜한 행사의 신청이 3일 안에 마감돼요.", "Applications to a favourite event of yours close within 3 days.")
        default: Words("찜하거나 신청한 행사가 내일 시작해요.", "An event you marked or joined starts tomorrow.")
        }
    }

    private var wordsOfOrder: Words {
        switch self {
        case .reportDismissed:
            Words("신고 내용을 확인했지만 문제를 찾지 못했어요.", "We looked into your report and found no violation.")
        case .reportUpheld: Words("신고 내용을 확인하고 조치했어요. 고마워요.", "We acted on your report. Thank you.")
        case .measureTaken: Words("운영자가 조치했어요.", "An operator took action about you or your content.")
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
        case .dealNoShowWithdrawn:
            told(name, "내가 오지 않았다는 알림을 취소했어요", "took the report that you didn't come back")
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
