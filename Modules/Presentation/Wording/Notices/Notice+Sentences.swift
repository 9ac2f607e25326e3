import Domain

extension Notice.Kind {
    /// The label and the sentence of each kind.
    var words: NoticeWords {
        switch self {
        case .message: labelled("새 메시지", "New messages").told("메시지를 보냈어요", "sent you a message")
        case .dealProposed:
            labelled("약속 제안", "Appointment suggested").told("약속을 제안했어요", "suggested an appointment")
        case .dealWithdrawn:
            labelled("약속 제안 취소", "Suggestion withdrawn")
                .told("약속 제안을 취소했어요", "withdrew the suggestion", orLine: .dealWithdrawn)
        case .dealAccepted:
            labelled("약속 확정", "Appointment accepted").told("약속을 수락했어요", "accepted the appointment")
        case .dealBooked: labelled("레슨 예약", "Lesson booked").told("레슨을 예약했어요", "booked a lesson")
        case .dealDeclined:
            labelled("약속 제안 거절", "Suggestion declined")
                .told("약속 제안을 거절했어요", "declined the suggestion", orLine: .dealDeclined)
        case .dealChangesAsked: labelled("변경 요청", "Changes asked for").told("변경을 요청했어요", "asked for changes")
        case .dealMoveProposed:
            labelled("시간 변경 제안", "New time suggested")
                .told("다른 시간을 제안했어요", "suggested another time")
        case .dealMoved:
            labelled("약속 시간 변경", "Appointment changed").told("새 시간을 수락했어요", "accepted the new time")
        case .dealRebooked:
            labelled("예약한 시간 변경", "Booked time changed")
                .told("레슨 시간을 바꿨어요", "changed the time of a lesson")
        case .dealMoveDeclined:
            labelled("시간 변경 거절", "New time declined")
                .told("약속 시간을 그대로 두기로 했어요", "kept the agreed time")
        case .dealMoveWithdrawn:
            labelled("시간 변경 취소", "New time withdrawn")
                .told("시간 변경 제안을 취소했어요", "withdrew the new time")
        case .dealCancelled:
            labelled("약속 취소", "Appointment cancelled")
                .told("약속을 취소했어요", "cancelled the appointment", orLine: .dealCancelled)
        case .startsTomorrow:
            labelled("모임 하루 전 알림", "Starts within 24 hours")
                .said("참여하는 모임이 24시간 안에 시작해요.", "What you joined starts within 24 hours.")
        case .startsSoon:
            labelled("모임 1시간 전 알림", "Starts within an hour")
                .said("참여하는 모임이 1시간 안에 시작해요.", "What you joined starts within an hour.")
        case .dealReminder:
            labelled("약속 하루 전 알림", "Appointment within 24 hours")
                .said("약속이 24시간 안에 있어요.", "Your appointment is within 24 hours.")
        case .dealSoon:
            labelled("방문 2시간 전 알림", "Viewing within 2 hours")
                .said("방문 약속이 2시간 안에 있어요.", "Your viewing is within 2 hours.")
        case .dealNoShowNoted:
            labelled("오지 않았다는 알림", "No-show reported")
                .told(
                    "내가 오지 않았다고 알렸어요. 7일 안에 답해 주세요",
                    "reported that you didn't come. Please answer within 7 days"
                )
        case .dealNoShowWithdrawn:
            labelled("오지 않았다는 알림 취소", "No-show report taken back")
                .told("내가 오지 않았다는 알림을 취소했어요", "took the report that you didn't come back")
        case .dealNoShowAgreed:
            labelled("오지 않은 것 확인", "No-show confirmed")
                .told("약속에 가지 못했다고 했어요", "confirmed the no-show")
        case .dealNoShowDisputed:
            labelled("사실과 다르다는 답", "No-show disputed")
                .told("사실과 다르다고 했어요", "disputed the no-show")
        case .dealNotHeld:
            labelled("만나지 못한 약속", "Appointment not held")
                .said("만나지 못한 약속으로 남겼어요.", "It counts as not held.")
        case .dealMarkedDone:
            labelled("수업 완료 확인 요청", "Lesson to confirm")
                .told("수업을 마쳤다고 했어요", "said the lesson took place")
        case .dealDone:
            labelled("수업 완료", "Lesson done")
                .said("수업을 마쳤어요. 후기를 남겨 주세요.", "The lesson has taken place. Please write a review.")
        case .reviewWritten: labelled("새 후기", "New review").told("후기를 남겼어요", "wrote a review of you")
        case .reviewsRevealed:
            labelled("후기 공개", "Reviews visible")
                .said("서로의 후기가 공개되었어요.", "Both reviews are now visible.")
        case .reviewReplied:
            labelled("후기 답글", "Reply to my review")
                .told("후기에 답글을 남겼어요", "replied to your review")
        case .lessonNoteWritten: labelled("수업 노트", "Lesson note").told("수업 노트를 썼어요", "wrote a lesson note")
        case .homeworkGiven: labelled("숙제", "Homework").told("숙제를 냈어요", "gave you homework")
        case .orderSold: labelled("결제 완료", "Seat paid").line(.orderSold)
        case .orderWithdrawn: labelled("결제한 자리 취소", "Paid seat cancelled").line(.orderWithdrawn)
        case .orderRefunded: labelled("환불", "Refund").line(.orderRefunded)
        case .orderSoldChanged:
            labelled("결제한 글의 변경", "Change of what I paid for")
                .said(
                    "결제한 글의 내용이 바뀌었어요. 무엇이 바뀌었는지 보고, 원하면 돌려받으세요.",
                    "What you paid for was changed. See what changed; you can take your money back."
                )
        case .orderHoldEnded:
            labelled("결제 전 주문 취소", "Unpaid order cancelled")
                .said(
                    "판매자나 운영자가 결제 전인 주문을 취소했어요.",
                    "Your unpaid order was cancelled by the seller or an operator."
                )
        case .orderFrozen: labelled("주문 멈춤", "Order frozen").line(.orderFrozen)
        case .orderDecided: labelled("멈춘 주문의 결정", "Decision on a frozen order").line(.orderDecided)
        case .orderMeasure: labelled("결제한 글에 대한 조치", "Action on what I paid for").line(.orderMeasure)
        case .refundAccountNamed:
            labelled("환불 계좌 등록", "Refund account named")
                .said(
                    "환불받을 계좌가 정해졌어요. 내가 적은 계좌가 아니면 바로 알려 주세요.",
                    "A bank account was named for your refund. "
                        + "If you don't know it, tell the operator at once."
                )
        case .refundAccountNeeded:
            labelled("환불받을 계좌", "Bank account for a refund")
                .said("환불받을 계좌를 알려 주세요.", "Name a bank account for your refund.")
        case .depositPaid: labelled("계약금 결제", "Deposit paid").line(.depositPaid)
        case .depositReleased: labelled("상가 예약 끝", "Shop not reserved any more").line(.depositReleased)
        case .depositContractAsked:
            labelled("상가 계약 확인 요청", "Contract to confirm")
                .said(
                    "상가 주인이 계약을 마쳤다고 해요. 맞으면 주문에서 확인해 주세요.",
                    "The owner says that the contract is made. If it is, say so in the order."
                )
        case .depositContractAgreed: labelled("상가 계약 확인", "Contract confirmed").line(.depositContractAgreed)
        case .depositKept: labelled("상가 계약 완료", "Shop contract made").line(.depositKept)
        case .passSold: labelled("횟수권 결제", "Pass paid").line(.passSold)
        case .passEnded: labelled("횟수권 끝", "Pass ended").line(.passEnded)
        case .passEndsSoon: labelled("횟수권 끝나기 일주일 전", "Pass ends within a week").lessonsLeft()
        case .lessonPaid: labelled("레슨비 결제", "Lesson paid").line(.lessonPaid)
        case .lessonCancelled: labelled("결제한 레슨 취소", "Paid lesson cancelled").line(.lessonCancelled)
        case .phoneRequested: labelled("전화번호 요청", "Phone number requested").line(.phoneRequested)
        case .phoneSeen: labelled("내 전화번호 확인", "Phone number seen").line(.phoneSeen)
        case .phoneRevealed: labelled("전화번호 알려 줌", "Phone number shared").line(.phoneRevealed)
        case .phoneDeclined: labelled("전화번호 요청 거절", "Phone number declined").line(.phoneDeclined)
        case .applicationReceived:
            labelled("참여 신청", "New application").told("참여를 신청했어요", "applied to take part")
        case .applicationWithdrawn:
            labelled("참여 신청 취소", "Application withdrawn")
                .told("신청을 취소했어요", "withdrew the application")
        case .applicationAdmitted:
            labelled("참여 신청 수락", "Application accepted")
                .said("참여가 확정되었어요.", "Your application was accepted.")
        case .applicationWaiting:
            labelled("대기 등록", "On the waiting list")
                .said("자리가 모두 차서 대기자 명단에 올랐어요.", "You are on the waiting list.")
        case .applicationDeclined:
            labelled("참여 신청 거절", "Application declined")
                .said("신청이 거절되었어요.", "Your application was declined.")
        case .listingChanged: labelled("신청한 글 수정", "Listing I applied to edited").changes()
        case .listingCancelled:
            labelled("신청한 모임 취소", "Listing I applied to cancelled")
                .said("신청한 모임이 취소되었어요.", "A listing that you applied to was cancelled.")
        case .listingReopened:
            labelled("신청한 모임 다시 열림", "Cancellation taken back")
                .said(
                    "취소되었던 모임이 다시 열려요. 참여할지 알려 주세요.",
                    "A listing that was cancelled takes place again. Say whether you take part."
                )
        case .rosterEnded:
            labelled("신청한 글 삭제", "Listing I applied to deleted")
                .said("신청한 글이 삭제되었어요.", "A listing that you applied to was deleted.")
        case .seatOffered:
            labelled("빈자리 안내", "Seat offered")
                .said("자리가 났어요. 기한 안에 받아 주세요.", "A seat is free for you. Claim it in time.")
        case .seatLapsed:
            labelled("빈자리 기한 지남", "Offered seat expired")
                .said("기한이 지나 자리가 다음 이웃에게 넘어갔어요.", "Time ran out, and your seat went to the next neighbour.")
        case .memberJoined: labelled("새 참여자", "New participant").told("참여했어요", "joined")
        case .memberLeft: labelled("참여자 나감", "Participant left").told("참여를 그만두었어요", "left")
        case .membershipEnded:
            labelled("참여 종료", "Participation ended")
                .said("모임장이 참여를 끝냈어요.", "The organiser ended your participation.")
        case .absenceMarked:
            labelled("결석 표시", "Marked as absent")
                .said(
                    "결석으로 표시되었어요. 사실과 다르면 48시간 안에 알려 주세요.",
                    "You were marked as absent. If that is wrong, say so within 48 hours."
                )
        case .absenceDisputed:
            labelled("결석에 대한 이의", "Absence disputed")
                .told("결석이 아니라고 해요. 48시간 안에 답해 주세요", "disputes the absence. Please answer within 48 hours")
        case .absenceAnswered:
            labelled("이의에 대한 답", "Dispute answered")
                .said("모임장이 결석에 대한 이의에 답했어요.", "The organiser answered your dispute.")
        case .seriesContinued:
            labelled("함께한 모임의 다음 날짜", "Further date of a listing I joined")
                .said("지난번에 함께한 모임의 다음 날짜가 열렸어요.", "A further date of a listing you joined is open.")
        case .seriesEnded:
            labelled("매주 반복 끝남", "Weekly series ended")
                .said(SeriesEnd.Reason.conditions.words)
        case .listingAsked:
            labelled("아직 모집 중인지 묻기", "Is my listing still open?").asking()
        case .listingClosedUnanswered:
            labelled("답이 없어 마감된 글", "Closed without my answer")
                .said(
                    "답이 없어서 글을 마감했어요. 언제든 다시 열 수 있어요.",
                    "Your listing was closed, as there was no answer. You can reopen it at any time."
                )
        case .favouriteEdited:
            labelled("찜한 글 수정", "Favourite edited")
                .said("찜한 글이 바뀌었어요.", "A favourite of yours was edited.")
        case .favouriteClosed:
            labelled("찜한 글 마감", "Favourite closed")
                .said("찜한 글의 모집이 마감되었어요.", "A favourite of yours was closed.")
        case .favouriteReopened:
            labelled("찜한 글 다시 모집", "Favourite reopened")
                .said("찜한 글이 다시 모집해요.", "A favourite of yours is open again.")
        case .favouriteCancelled:
            labelled("찜한 모임 취소", "Favourite cancelled")
                .said("찜한 모임이 취소되었어요.", "A favourite of yours was cancelled.")
        case .eventOpens:
            labelled("신청 시작", "Applications open")
                .said("찜한 행사의 신청이 시작됐어요.", "You can now apply to a favourite event of yours.")
        case .eventCloses:
            labelled("신청 마감 3일 전", "Applications close in 3 days")
                .said(
                    "찜한 행사의 신청이 3일 안에 마감돼요.",
                    "Applications to a favourite event of yours close within 3 days."
                )
        case .eventStarts:
            labelled("행사 하루 전", "Starts tomorrow")
                .said("찜하거나 신청한 행사가 내일 시작해요.", "An event you marked or joined starts tomorrow.")
        case .savedSearchFits: labelled("저장한 검색의 새 글", "New matches of saved searches").matches()
        case .runStampGiven:
            labelled("러닝 스탬프", "Stamps for runs")
                .told("함께 달린 러닝에 스탬프를 줬어요", "gave you a stamp for a run together")
        case .commentWritten:
            labelled("내 글의 댓글", "Comments on my listings")
                .told("내 글에 댓글을 남겼어요", "commented on your listing")
        case .commentReplied:
            labelled("내 댓글의 답글", "Replies to my comments")
                .told("내 댓글에 답글을 남겼어요", "replied to your comment")
        case .submissionApproved:
            labelled("올린 글 승인", "Post approved")
                .said("쓴 글이 승인되어 이웃에게 보여요.", "What you wrote is approved, and neighbours see it.")
        case .submissionDeclined:
            labelled("올린 글 반려", "Post not approved")
                .said("쓴 글이 승인되지 않았어요. 이유를 확인해 주세요.", "What you wrote wasn't approved. Please see why.")
        case .claimApproved:
            labelled("행사 맡기 승인", "Event taken over")
                .said("이 행사를 이제 직접 관리할 수 있어요.", "This event is yours now.")
        case .claimDeclined:
            labelled("행사 맡기 반려", "Event not taken over")
                .said("행사를 맡지 못했어요. 이유를 확인해 주세요.", "You couldn't take over the event. Please see why.")
        case .sourceApproved:
            labelled("행사 출처 등록", "Event source accepted")
                .said("제안한 행사 출처를 등록했어요.", "Your event source was accepted.")
        case .sourceDeclined:
            labelled("행사 출처 반려", "Event source not accepted")
                .said(
                    "제안한 행사 출처를 등록하지 않았어요. 이유를 확인해 주세요.",
                    "Your event source wasn't accepted. Please see why."
                )
        case .verificationAccepted:
            labelled("선생님 서류 확인", "Documents verified")
                .said("서류를 확인했어요. 프로필에 표시돼요.", "Your documents are verified. Your profile says so.")
        case .verificationDeclined:
            labelled("선생님 서류 반려", "Documents not accepted")
                .said("보낸 서류를 확인하지 못했어요. 이유를 확인해 주세요.", "Your documents weren't accepted. Please see why.")
        case .reportDismissed:
            labelled("신고 결과: 문제없음", "Report dismissed")
                .said("신고 내용을 확인했지만 문제를 찾지 못했어요.", "We looked into your report and found no violation.")
        case .reportUpheld:
            labelled("신고 결과: 조치 완료", "Report acted on")
                .said("신고 내용을 확인하고 조치했어요. 고마워요.", "We acted on your report. Thank you.")
        case .measureTaken:
            labelled("운영자의 조치", "Action by the operator")
                .said("운영자가 조치했어요.", "An operator took action about you or your content.")
        case .measureUndone:
            labelled("조치 취소", "Action reversed")
                .said("운영자가 조치를 취소했어요.", "The operator reversed the action.")
        case .warned:
            labelled("운영자의 경고", "Warning by an operator")
                .said("운영자가 경고했어요. 내용을 확인해 주세요.", "An operator warned you. Please read why.")
        case .appealUpheld:
            labelled("이의 제기 결과: 조치 유지", "Appeal: action upheld")
                .said(
                    "이의를 다시 살펴봤지만 조치를 그대로 뒀어요. 이유를 확인해 주세요.",
                    "We looked at your appeal, and the action stays. Please read why."
                )
        case .appealReversed:
            labelled("이의 제기 결과: 조치 취소", "Appeal: action reversed")
                .said("이의를 살펴보고 조치를 취소했어요.", "We looked at your appeal and reversed the action.")
        case .listingPutBack:
            labelled("조치 취소: 글 다시 모집", "Action reversed, listing reopened")
                .said(
                    "운영자가 조치를 취소해서 글을 다시 모집해요.",
                    "The operator reversed the action, and your listing is open again."
                )
        case .reportWaits: labelled("새 신고", "New reports").waiting("신고", "건이", "report")
        case .appealWaits: labelled("이의 제기", "Appeals").waiting("이의 제기", "건이", "appeal")
        case .submissionWaits:
            labelled("확인할 글", "Posts to review").waiting("확인할 글", "개가", "post to review")
        case .claimWaits:
            labelled("행사 맡기 요청", "Requests to take over events")
                .waiting("행사 맡기 요청", "건이", "event claim")
        case .sourceWaits:
            labelled("제안된 행사 출처", "Proposed event sources")
                .waiting("제안된 행사 출처", "개가", "proposed event source")
        case .verificationWaits:
            labelled("확인할 선생님 서류", "Documents to verify")
                .waiting("선생님 서류", "건이", "document request")
        case .operatorActed:
            labelled("다른 운영자의 조치", "Action by another operator")
                .said("다른 운영자가 신고 없이 조치했어요.", "Another operator took action without a report.")
        }
    }
}

private func labelled(_ korean: String, _ english: String) -> NoticeLabel {
    NoticeLabel(words: Words(korean, english))
}
