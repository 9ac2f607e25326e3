public import Domain

extension Line.Event {
    /// The member who caused an event.
    public enum Actor {
        case reader
        case other(String)
    }

    /// The event in one sentence. `actor` is nil after the account was deleted, and for an automatic event.
    public func words(by actor: Actor?) -> Words {
        switch self {
        case .left: told(actor, "채팅방을 나갔어요", "left the conversation", "이웃이 채팅방을 나갔어요", "A neighbour left")
        case .memberJoined: told(actor, "참여했어요", "joined", "이웃이 참여했어요", "A neighbour joined")
        case .memberLeft: told(actor, "나갔어요", "left", "이웃이 나갔어요", "A neighbour left")
        case .memberRemoved:
            told(actor, "더는 참여하지 않아요", "was removed", "이웃이 더는 참여하지 않아요", "A neighbour was removed")
        case .listingClosed: Words("모집이 마감되었어요.", "The listing was closed.")
        case .listingReopened: Words("다시 모집해요.", "The listing was reopened.")
        case .listingDeleted: Words("글이 삭제되었어요.", "The listing was deleted.")
        case .listingCancelled: Words("모임이 취소되었어요.", "The listing was cancelled.")
        case .listingTimeChanged:
            Words("모임 시간이 바뀌었어요. 글에서 확인해 주세요.", "The time was changed. See the listing.")
        case .listingPlaceChanged:
            Words("모임 장소가 바뀌었어요. 글에서 확인해 주세요.", "The place was changed. See the listing.")
        case .listingEdited: Words("글이 수정되었어요.", "The listing was edited.")
        case .dealProposed:
            told(
                actor,
                "약속을 제안했어요",
                "suggested an appointment",
                "약속 제안이 있었어요",
                "An appointment was suggested"
            )
        case .dealWithdrawn:
            told(actor, "제안을 취소했어요", "withdrew the suggestion", "제안이 취소되었어요", "The suggestion was withdrawn")
        case .dealAccepted:
            told(actor, "약속을 수락했어요", "accepted the appointment", "약속이 정해졌어요", "The appointment was accepted")
        case .dealBooked: told(actor, "레슨을 예약했어요", "booked a lesson", "레슨이 예약되었어요", "A lesson was booked")
        case .dealDeclined:
            told(actor, "제안을 거절했어요", "declined the suggestion", "제안이 거절되었어요", "The suggestion was declined")
        case .dealChangesAsked:
            told(actor, "변경을 요청했어요", "asked for changes", "변경 요청이 있었어요", "Changes were asked for")
        case .dealCancelled:
            told(
                actor,
                "약속을 취소했어요",
                "cancelled the appointment",
                "약속이 취소되었어요",
                "The appointment was cancelled"
            )
        case .dealMarkedDone:
            told(
                actor,
                "수업을 마쳤다고 했어요",
                "said the lesson took place",
                "수업을 마쳤다고 했어요",
                "The lesson was said to have taken place"
            )
        case .dealDone: Words("약속을 마쳤어요.", "The appointment has taken place.")
        case .dealNoShowNoted:
            told(actor, "만나지 못했다고 알렸어요", "reported a no-show", "만나지 못했다고 알렸어요", "A no-show was reported")
        case .dealNoShowWithdrawn:
            told(
                actor,
                "만나지 못했다는 알림을 취소했어요",
                "took the report of a no-show back",
                "알림이 취소됐어요",
                "The report was taken back"
            )
        case .dealNoShowAgreed:
            told(actor, "가지 못했다고 했어요", "confirmed the no-show", "가지 못했다고 했어요", "The no-show was confirmed")
        case .dealNoShowDisputed:
            told(
                actor,
                "사실과 다르다고 했어요",
                "disputed the no-show",
                "사실과 다르다는 답이 있었어요",
                "The no-show was disputed"
            )
        case .dealNotHeld: Words("만나지 못한 약속으로 남겼어요.", "It counts as not held.")
        case .dealMoveProposed:
            told(
                actor,
                "다른 시간을 제안했어요",
                "suggested another time",
                "다른 시간 제안이 있었어요",
                "Another time was suggested"
            )
        case .dealMoved:
            told(actor, "새 시간을 수락했어요", "accepted the new time", "약속 시간이 바뀌었어요", "The time was changed")
        case .dealRebooked:
            told(actor, "다른 시간으로 바꿨어요", "changed the time", "약속 시간이 바뀌었어요", "The time was changed")
        case .dealMoveDeclined:
            told(
                actor,
                "시간을 그대로 두기로 했어요",
                "kept the agreed time",
                "약속 시간은 그대로예요",
                "The agreed time was kept"
            )
        case .dealMoveWithdrawn:
            told(
                actor,
                "시간 변경 제안을 취소했어요",
                "withdrew the new time",
                "시간 변경 제안이 취소되었어요",
                "The new time was withdrawn"
            )
        case .reviewWritten: told(actor, "후기를 남겼어요", "wrote a review", "후기가 올라왔어요", "A review was written")
        case .reviewTakenBack:
            told(actor, "후기를 삭제했어요", "deleted their review", "후기가 삭제되었어요", "A review was deleted")
        case .reviewsRevealed: Words("서로의 후기가 공개되었어요.", "Both reviews are now visible.")
        case .orderSold: Words("결제가 끝나 자리가 확정되었어요.", "The seat is paid and booked.")
        case .orderWithdrawn: Words("결제한 자리가 취소되었어요.", "The paid seat was cancelled.")
        case .refundAccountNeeded:
            Words(
                "입금한 금액을 돌려드릴게요. 결제한 이웃은 주문에서 환불받을 계좌를 알려 주세요.",
                "The transfer is given back once the payer names a bank account in the order."
            )
        case .orderRefunded: Words("결제한 금액을 환불했어요.", "Money was refunded.")
        case .orderSoldChanged:
            Words(
                "결제한 내용이 바뀌었어요. 결제한 이웃은 주문에서 확인하고 돌려받을 수 있어요.",
                "What was paid for was changed. The payer sees how in the order, and can take the money back."
            )
        case .orderHoldEnded: Words("결제 전인 주문이 취소되었어요.", "The unpaid order was cancelled.")
        case .orderFrozen:
            Words(
                "운영자가 결정할 때까지 주문이 멈췄어요. 그동안 돈은 움직이지 않아요.",
                "The order is frozen until an operator decides. No money moves meanwhile."
            )
        case .orderDecided: Words("운영자가 멈춘 주문을 결정했어요.", "An operator has decided about the order.")
        case .orderMeasure:
            Words(
                "운영자가 글이나 판매자에게 조치했어요. 결제한 주문은 그대로예요.",
                "An operator acted on the listing or the seller. The paid order stays as it is."
            )
        case .refundAccountNamed: Words("환불받을 계좌를 정했어요.", "A bank account was named for the refund.")
        case .depositContractAsked:
            Words(
                "상가 주인이 계약을 마쳤다고 해요. 결제한 이웃의 확인을 기다려요.",
                "The owner says that the contract is made. It waits for the payer's yes."
            )
        case .depositContractAgreed: Words("결제한 이웃이 계약을 확인했어요.", "The payer confirmed the contract.")
        case .depositPaid: Words("계약금이 결제되어 상가가 예약되었어요.", "The deposit is paid, and the shop is reserved.")
        case .depositReleased: Words("상가 예약이 끝났어요.", "The shop isn't reserved any more.")
        case .depositKept: Words("계약을 마쳐서 계약금은 그대로예요.", "The contract is made, and the deposit stays.")
        case .depositDocuments: because(.documents)
        case .depositTerms: because(.terms)
        case .depositOtherTenant: because(.otherTenant)
        case .depositChangedMind: because(.changedMind)
        case .passSold: Words("횟수권을 결제했어요.", "The pass is paid.")
        case .passEnded: Words("횟수권을 그만뒀어요.", "The pass has ended.")
        case .lessonPaid: Words("레슨비를 결제했어요.", "The lesson is paid.")
        case .lessonCancelled: Words("결제한 레슨이 취소되었어요.", "The paid lesson was cancelled.")
        case .phoneRequested:
            told(
                actor,
                "전화번호를 요청했어요",
                "requested the phone number",
                "전화번호 요청이 있었어요",
                "The phone number was requested"
            )
        case .phoneSeen:
            told(actor, "전화번호를 확인했어요", "saw the phone number", "전화번호를 확인했어요", "The phone number was seen")
        case .phoneRevealed:
            told(
                actor,
                "전화번호를 알려 줬어요",
                "shared the phone number",
                "전화번호를 알려 줬어요",
                "The phone number was shared"
            )
        case .phoneDeclined:
            told(
                actor,
                "전화번호를 알려 주지 않기로 했어요",
                "declined to share the phone number",
                "전화번호를 알려 주지 않기로 했어요",
                "The request for the phone number was declined"
            )
        case .phoneWithdrawn:
            told(
                actor,
                "전화번호를 더는 보여 주지 않아요",
                "withdrew the phone number",
                "전화번호를 더는 볼 수 없어요",
                "The phone number was withdrawn"
            )
        case .messageDeleted: Words("삭제된 메시지예요.", "This message was deleted.")
        case .messageHidden: Words("운영자가 숨긴 메시지예요.", "The operator has hidden this message.")
        case .messageBlocked: Words("차단한 이웃의 메시지예요.", "A message hidden by a block.")
        case .messageHiddenByReader: Words("내가 숨긴 메시지예요.", "You have hidden this message.")
        }
    }

    private func because(_ reason: DepositReason) -> Words {
        Words(
            "계약금을 돌려드려요: \(reason.words[.korean]).",
            "The deposit is given back: \(reason.words[.english])."
        )
    }
}

private func told(
    _ actor: Line.Event.Actor?,
    _ korean: String,
    _ english: String,
    _ koreanWithoutName: String,
    _ englishWithoutName: String
) -> Words {
    switch actor {
    case .reader: Words("내가 \(korean).", "You \(english).")
    case .other(let name): Words("\(name)님이 \(korean).", "\(name) \(english).")
    case nil: Words("\(koreanWithoutName).", "\(englishWithoutName).")
    }
}
