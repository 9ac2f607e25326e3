public import Domain

extension Line.Event {
    /// The event in one sentence. `name` is nil when its author's account was deleted or it has no author.
    public func words(by name: String?) -> Words {
        switch self {
        case .left: told(name, "대화를 나갔어요", "left the conversation", "상대가 대화를 나갔어요", "Somebody left")
        case .memberJoined: told(name, "함께하게 되었어요", "joined", "이웃이 함께하게 되었어요", "A neighbour joined")
        case .memberLeft: told(name, "나갔어요", "left", "이웃이 나갔어요", "A neighbour left")
        case .memberRemoved:
            told(name, "더는 함께하지 않아요", "was removed", "이웃이 더는 함께하지 않아요", "A neighbour was removed")
        case .listingClosed: Words("모집이 마감되었어요.", "The listing was closed.")
        case .listingReopened: Words("다시 모집하고 있어요.", "The listing is open again.")
        case .listingDeleted: Words("글이 삭제되었어요.", "The listing was deleted.")
        case .dealProposed: told(name, "매칭을 제안했어요", "proposed a deal", "매칭 제안이 있었어요", "A deal was proposed")
        case .dealWithdrawn:
            told(name, "제안을 거두었어요", "withdrew the proposal", "제안이 거두어졌어요", "It was withdrawn")
        case .dealAccepted:
            told(name, "매칭을 수락했어요", "accepted the deal", "매칭이 수락되었어요", "The deal was accepted")
        case .dealDeclined:
            told(name, "매칭을 거절했어요", "declined the deal", "매칭이 거절되었어요", "The deal was declined")
        case .dealChangesAsked:
            told(name, "조건을 바꿔 달라고 했어요", "asked for changes", "조건을 바꿔 달라고 했어요", "Changes were asked for")
        case .dealCancelled:
            told(name, "매칭을 취소했어요", "cancelled the deal", "매칭이 취소되었어요", "The deal was cancelled")
        case .dealMarkedDone:
            told(name, "마쳤다고 알렸어요", "marked it as done", "마쳤다는 알림이 있었어요", "It was marked as done")
        case .dealDone: Words("매칭이 끝났어요.", "The deal is done.")
        case .reviewWritten: told(name, "후기를 남겼어요", "wrote a review", "후기가 남겨졌어요", "A review was written")
        case .reviewsRevealed: Words("서로의 후기가 공개되었어요.", "Both reviews can be read now.")
        case .messageHidden: Words("운영자가 가린 메시지예요.", "The operator has hidden this message.")
        case .messageBlocked: Words("차단한 이웃의 메시지예요.", "A message hidden by a block.")
        }
    }
}

private func told(
    _ name: String?,
    _ korean: String,
    _ english: String,
    _ koreanWithoutName: String,
    _ englishWithoutName: String
) -> Words {
    guard let name else { return Words("\(koreanWithoutName).", "\(englishWithoutName).") }
    return Words("\(name)님이 \(korean).", "\(name) \(english).")
}
