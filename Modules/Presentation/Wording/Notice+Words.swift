public import Domain

extension Notice.Kind {
    /// The event in one sentence.
    ///
    /// - Parameters:
    ///   - name: nil when its author's account was deleted or it has no author.
    ///   - count: the listings it tells of, if its kind counts.
    public func words(by name: String?, count: Int? = nil) -> Words {
        switch self {
        case .conversationBegun: told(name, "신청했어요", "asked about your listing")
        case .message: told(name, "메시지를 보냈어요", "sent you a message")
        case .dealProposed: told(name, "약속을 제안했어요", "suggested a time")
        case .dealWithdrawn: byName(name, "약속 제안을 취소했어요", "withdrew the suggestion", .dealWithdrawn)
        case .dealAccepted: told(name, "약속을 잡았어요", "accepted the lesson")
        case .dealDeclined: byName(name, "약속 제안을 거절했어요", "declined the suggestion", .dealDeclined)
        case .dealChangesAsked: told(name, "조건을 바꿔 달라고 했어요", "asked for changes")
        case .dealMoveProposed, .dealMoved, .dealMoveDeclined, .dealMoveWithdrawn, .dealNoShowNoted,
            .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            wordsOfAgreed(by: name)
        case .dealCancelled: byName(name, "약속을 취소했어요", "cancelled the lesson", .dealCancelled)
        case .dealReminder: Words("하루 안에 수업이 시작해요.", "The lesson starts within a day.")
        case .dealMarkedDone: told(name, "수업을 마쳤다고 했어요", "said the lesson took place")
        case .dealDone: Words("수업을 마쳤어요. 후기를 남겨 주세요.", "The lesson has taken place. Please write a review.")
        case .reviewWritten: told(name, "후기를 남겼어요", "wrote a review of you")
        case .reviewsRevealed: Words("서로의 후기가 공개되었어요.", "Both reviews can be read now.")
        case .reviewReplied: told(name, "후기에 답글을 남겼어요", "replied to your review")
        case .applicationReceived: told(name, "참여를 신청했어요", "applied to take part")
        case .applicationWithdrawn: told(name, "신청을 거두었어요", "withdrew the application")
        case .applicationAdmitted: Words("참여가 확정되었어요.", "You are in.")
        case .applicationWaiting: Words("자리가 다 차서 대기 순서에 올랐어요.", "You are on the waiting list.")
        case .applicationDeclined: Words("신청이 받아들여지지 않았어요.", "Your application was declined.")
        case .applicationsClosed: Words("모집이 끝났어요.", "Applications are closed.")
        case .seatOffered: Words("자리가 났어요. 기한 안에 받아 주세요.", "A seat is free for you. Claim it in time.")
        case .seatLapsed: Words("기한이 지나 자리가 다음 이웃에게 넘어갔어요.", "The seat held for you went to the next.")
        case .memberJoined: told(name, "함께하게 되었어요", "joined")
        case .memberLeft: told(name, "참여를 그만두었어요", "left")
        case .membershipEnded: Words("모임장이 참여를 끝냈어요.", "The organiser ended your participation.")
        case .favouriteEdited: Words("찜한 글이 바뀌었어요.", "A favourite of yours was edited.")
        case .favouriteClosed: Words("찜한 글의 모집이 마감되었어요.", "A favourite of yours was closed.")
        case .favouriteReopened: Words("찜한 글이 다시 모집해요.", "A favourite of yours is open again.")
        case .savedSearchFits: fitting(count ?? 1)
        case .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack: wordsOfOrder
        }
    }

    private var wordsOfOrder: Words {
        switch self {
        case .reportDismissed:
            Words("신고하신 내용을 살펴봤는데, 문제가 없었어요.", "We looked into your report and found nothing wrong.")
        case .reportUpheld: Words("신고하신 내용을 살펴보고 조치했어요. 고마워요.", "We acted on your report. Thank you.")
        case .measureTaken: Words("신고가 들어와 운영자가 조치했어요.", "The operator acted on a report about you.")
        case .measureUndone: Words("운영자가 조치를 되돌렸어요.", "The operator undid what was done about it.")
        default:
            Words(
                "운영자가 조치를 되돌려서 글이 다시 열렸어요.",
                "The operator undid what was done about it: your listing is open again."
            )
        }
    }

    /// About an accepted deal that is moved or wasn't held.
    private func wordsOfAgreed(by name: String?) -> Words {
        switch self {
        case .dealMoveProposed: told(name, "다른 시간을 제안했어요", "suggested another time for the lesson")
        case .dealMoved: told(name, "바꾼 시간을 수락했어요", "accepted the new time")
        case .dealMoveDeclined: told(name, "약속 시간을 그대로 두기로 했어요", "kept the agreed time")
        case .dealMoveWithdrawn: told(name, "시간 바꾸기를 취소했어요", "withdrew the new time")
        case .dealNoShowNoted:
            told(
                name,
                "만나지 못했다고 알렸어요. 7일 안에 답해 주세요",
                "noted that you didn't come. Please answer within 7 days"
            )
        case .dealNoShowAgreed: told(name, "수업에 가지 못했다고 했어요", "confirmed the no-show")
        case .dealNoShowDisputed: told(name, "사정이 다르다고 했어요", "disputed the no-show")
        default: Words("열리지 않은 수업으로 남겼어요.", "The lesson is kept as one that wasn't held.")
        }
    }

    /// The label of the kind's switch.
    public var label: Words {
        switch self {
        case .conversationBegun: Words("새 신청", "a neighbour asks about my listing")
        case .message: Words("새 메시지", "messages")
        case .dealProposed: Words("약속 제안", "a time is suggested")
        case .dealWithdrawn: Words("약속 제안 취소", "a suggestion is withdrawn")
        case .dealAccepted: Words("약속 확정", "a lesson is accepted")
        case .dealDeclined: Words("약속 거절", "a suggestion is declined")
        case .dealChangesAsked: Words("조건 변경 요청", "changes are asked for")
        case .dealCancelled: Words("약속 취소", "a lesson is cancelled")
        case .dealReminder: Words("약속 하루 전", "a lesson starts within a day")
        case .dealMoveProposed, .dealMoved, .dealMoveDeclined, .dealMoveWithdrawn, .dealNoShowNoted,
            .dealNoShowAgreed, .dealNoShowDisputed, .dealNotHeld:
            labelOfAgreed
        case .dealMarkedDone: Words("수업 완료 확인 요청", "a neighbour says a lesson took place")
        case .dealDone: Words("수업 완료", "a lesson has taken place")
        case .reviewWritten: Words("새 후기", "a review is written")
        case .reviewsRevealed: Words("후기 공개", "reviews can be read")
        case .reviewReplied: Words("후기 답글", "a reply to my review")
        case .applicationReceived: Words("참여 신청", "a neighbour applies to my listing")
        case .applicationWithdrawn: Words("신청 철회", "an application is withdrawn")
        case .applicationAdmitted: Words("참여 확정", "my application is accepted")
        case .applicationWaiting: Words("대기 등록", "I am put on the waiting list")
        case .applicationDeclined: Words("신청 거절", "my application is declined")
        case .applicationsClosed: Words("모집 종료", "applications are closed")
        case .seatOffered: Words("빈자리 알림", "a seat is offered to me")
        case .seatLapsed: Words("빈자리 기한 지남", "an offered seat lapses")
        case .memberJoined: Words("새 참여자", "a member joins my listing")
        case .memberLeft: Words("참여자 나감", "a member leaves my listing")
        case .membershipEnded: Words("참여 종료", "my participation is ended")
        case .favouriteEdited: Words("찜한 글 변경", "a favourite is edited")
        case .favouriteClosed: Words("찜한 글 마감", "a favourite is closed")
        case .favouriteReopened: Words("찜한 글 다시 모집", "a favourite is open again")
        case .savedSearchFits: Words("저장한 검색의 새 글", "something new fits a saved search")
        case .reportDismissed: Words("신고 결과: 문제없음", "a report of mine is dismissed")
        case .reportUpheld: Words("신고 결과: 조치함", "a report of mine is acted on")
        case .measureTaken: Words("운영자의 조치", "the operator acts on something of mine")
        case .measureUndone: Words("조치 되돌림", "that is undone")
        case .listingPutBack: Words("조치 되돌림: 글 다시 열림", "that is undone, and my listing open again")
        }
    }

    private var labelOfAgreed: Words {
        switch self {
        case .dealMoveProposed: Words("시간 바꾸기 제안", "another time is suggested for a lesson")
        case .dealMoved: Words("약속 시간 바뀜", "a lesson is moved")
        case .dealMoveDeclined: Words("시간 바꾸기 거절", "a new time is declined")
        case .dealMoveWithdrawn: Words("시간 바꾸기 취소", "a new time is withdrawn")
        case .dealNoShowNoted: Words("만나지 못했다는 알림", "a neighbour notes a no-show")
        case .dealNoShowAgreed: Words("만나지 못한 것 확인", "a no-show is confirmed")
        case .dealNoShowDisputed: Words("사정이 다르다는 답", "a no-show is disputed")
        default: Words("열리지 않은 수업", "a lesson is kept as not held")
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
            "\(most) or more new listings fit your saved search."
        )
    }
    return Words(
        "저장한 검색에 맞는 새 글이 \(count)개 있어요.",
        "\(count.of("new listing")) \(count == 1 ? "fits" : "fit") your saved search."
    )
}

private func told(_ name: String?, _ korean: String, _ english: String) -> Words {
    Words("\(name.map { "\($0)님" } ?? "탈퇴한 이웃")이 \(korean).", "\(name ?? "A former neighbour") \(english).")
}
