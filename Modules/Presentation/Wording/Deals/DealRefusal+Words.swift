public import Domain

extension DealRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 약속이에요.", "There is no such appointment.")
        case .notProposer:
            Words("제안한 이웃만 할 수 있어요.", "Only the neighbour who made the suggestion can do this.")
        case .notRecipient:
            Words("제안을 받은 이웃만 할 수 있어요.", "Only the neighbour who received the suggestion can do this.")
        case .notOffered:
            Words("이 글에서는 약속을 잡지 않아요. 채팅에서 정해 주세요.", "This listing takes no appointments. Agree in the chat.")
        case .listingGone:
            Words("글이 삭제되어 약속을 잡을 수 없어요.", "The listing was deleted, so no appointment can be made.")
        case .placeUnknown:
            Words("그런 동네 코드는 없어요.", "There is no neighbourhood with this code.")
        case .startsInPast:
            Words("지금 이후의 시간을 골라 주세요.", "Choose a date and time in the future.")
        case .startsTooLate:
            Words("1년 안의 날짜를 골라 주세요.", "Choose a date within a year.")
        case .minutes:
            Words("걸리는 시간은 10분에서 24시간까지예요.", "It takes 10 minutes to 24 hours.")
        case .noteTooLong:
            Words("메모는 500자까지 쓸 수 있어요.", "A note can have at most 500 characters.")
        case .reasonMissing:
            Words("사유를 적어 주세요.", "Please give a reason.")
        case .reasonTooLong:
            Words("사유는 500자까지 쓸 수 있어요.", "A reason can have at most 500 characters.")
        case .moveUnchanged:
            Words("지금 약속과 다른 시간이나 장소를 골라 주세요.", "Choose another time or place than the appointment has.")
        case .tooManyStarts:
            Words("시간은 한 번에 세 개까지 제안할 수 있어요.", "You can suggest at most three times at once.")
        case .startNotChosen:
            Words("제안받은 시간 가운데 하나를 골라 주세요.", "Please pick one of the suggested times.")
        case .startNotProposed:
            Words("제안받은 시간이 아니에요. 새로 고쳐서 확인해 주세요.", "That time isn't suggested. Please reload and check.")
        case .pricedViewing: Words("방문 약속에는 가격이 없어요.", "A viewing has no price.")
        case .notReviewed: Words("방문 약속에는 후기를 쓰지 않아요.", "Viewings aren't reviewed.")
        case .weeks:
            Words("매주 1번에서 52번까지 한꺼번에 잡을 수 있어요.", "You can set from 1 to 52 weekly lessons at once.")
        case .passNeeded:
            Words(
                "여러 번을 한꺼번에 잡으려면 횟수권이 필요해요.",
                "Several lessons at once need a pass."
            )
        case .passUsedUp:
            Words(
                "횟수권에 남은 횟수나 기간을 넘어요. 횟수를 줄여 주세요.",
                "The pass has fewer lessons left, or ends before. Please choose fewer."
            )
        case .noShowTooEarly:
            Words(
                "약속 시간에서 15분이 지난 뒤에 알릴 수 있어요.",
                "You can report this from 15 minutes after the start."
            )
        case .noShowNoted:
            Words("이미 이웃이 오지 않았다고 알린 약속이에요.", "A no-show was already reported for this appointment.")
        case .noShowTooLate:
            Words("약속이 끝난 뒤 7일 안에만 알릴 수 있어요.", "A no-show can be reported within 7 days of the end.")
        case .noShowAnswered:
            Words("이미 답했어요.", "You have already answered.")
        case .noNoShow:
            Words("이웃이 오지 않았다고 알린 약속이 아니에요.", "No no-show was reported for this appointment.")
        case .moveOpen:
            Words(
                "답을 기다리는 시간 변경 제안이 있어요. 먼저 답하거나 취소해 주세요.",
                "Another time is already suggested. Answer or withdraw it first."
            )
        case .moveReplaced:
            Words("그사이 다른 시간을 제안받았어요. 새 시간을 확인해 주세요.", "A newer time was suggested. Please look at that one.")
        case .noMove:
            Words(
                "답할 시간 변경 제안이 없어요. 취소되었거나 이미 답한 제안이에요.",
                "There is no new time to answer: it was withdrawn or already answered."
            )
        case .changesAsked:
            Words(
                "변경을 요청한 제안이에요. 새 제안을 기다려 주세요.",
                "Changes were asked for. Wait for the next suggestion."
            )
        case .replaced:
            Words("새 제안이 왔어요. 새 제안을 확인해 주세요.", "There is a newer suggestion. Please look at that one.")
        case .declined:
            Words("이미 거절한 제안이에요.", "This suggestion was declined.")
        case .withdrawn:
            Words("취소된 제안이에요.", "This suggestion was withdrawn.")
        case .notAccepted:
            Words("아직 수락하지 않은 제안이에요.", "This suggestion hasn't been accepted yet.")
        case .alreadyAccepted:
            Words("이미 잡은 약속이 있어요.", "There is already an appointment.")
        case .cancelled:
            Words("취소된 약속이에요.", "This appointment was cancelled.")
        case .done:
            Words("이미 끝난 약속이에요.", "This appointment is over.")
        case .lapsed:
            Words("시작 시간이 지난 제안이에요.", "This suggestion has expired: its start has passed.")
        case .started:
            Words("이미 시작 시간이 지났어요.", "The start has already passed.")
        case .notOver:
            Words("약속 시간이 지난 뒤에 할 수 있어요.", "You can do this once the appointment is over.")
        }
    }
}
