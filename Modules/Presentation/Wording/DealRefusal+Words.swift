public import Domain

extension DealRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 약속이에요.", "There is no such lesson.")
        case .notProposer:
            Words("제안한 이웃만 할 수 있어요.", "Only the neighbour who made the suggestion can do this.")
        case .notRecipient:
            Words("제안을 받은 이웃만 할 수 있어요.", "Only the neighbour who received the suggestion can do this.")
        case .listingGone:
            Words("글이 삭제되어 진행할 수 없어요.", "The listing was deleted, so this can't go on.")
        case .placeUnknown:
            Words("그런 동네 코드는 없어요.", "There is no neighbourhood with this code.")
        case .startsInPast:
            Words("앞으로의 날짜와 시간을 골라 주세요.", "Choose a date and time that lies ahead.")
        case .startsTooLate:
            Words("1년 안의 날짜를 골라 주세요.", "Choose a date within a year.")
        case .minutes:
            Words("시간은 10분에서 24시간까지 정할 수 있어요.", "It can take from 10 minutes to 24 hours.")
        case .noteTooLong:
            Words("메모는 500자까지 쓸 수 있어요.", "A note can have at most 500 characters.")
        case .reasonMissing:
            Words("이유를 적어 주세요.", "Please say why.")
        case .reasonTooLong:
            Words("이유는 500자까지 쓸 수 있어요.", "A reason can have at most 500 characters.")
        case .moveUnchanged:
            Words("지금 약속과 다른 시간이나 장소를 골라 주세요.", "Choose a time or place other than the agreed one.")
        case .notStarted, .noShowNoted, .noShowTooLate, .noNoShow, .noShowAnswered: wordsOfNoShow
        case .moveOpen, .noMove, .moveReplaced: wordsOfMove
        case .changesAsked, .replaced, .declined, .withdrawn, .notAccepted, .alreadyAccepted, .cancelled,
            .done, .lapsed, .started, .notOver:
            wordsOfState
        }
    }

    private var wordsOfNoShow: Words {
        switch self {
        case .notStarted:
            Words("수업이 시작한 뒤에 알릴 수 있어요.", "You can note this once the lesson has started.")
        case .noShowNoted:
            Words("이미 만나지 못했다고 알린 약속이에요.", "A no-show is noted for this lesson already.")
        case .noShowTooLate:
            Words("끝난 뒤 7일 안에 알릴 수 있어요.", "A no-show can be noted within 7 days.")
        case .noShowAnswered:
            Words("이미 답했어요.", "This was answered already.")
        default:
            Words("만나지 못했다고 알린 약속이 아니에요.", "No no-show is noted for this lesson.")
        }
    }

    private var wordsOfMove: Words {
        switch self {
        case .moveOpen:
            Words(
                "이미 다른 시간이 제안되어 있어요. 먼저 답하거나 취소해 주세요.",
                "Another time is suggested already. Answer or withdraw it first."
            )
        case .moveReplaced:
            Words("그 사이 다른 시간이 제안됐어요. 새 시간을 확인해 주세요.", "A newer time was suggested. Please look at that one.")
        default:
            Words("답할 시간 제안이 없어요. 취소되었거나 이미 답했어요.", "No new time is suggested: it was withdrawn or answered.")
        }
    }

    /// The deal is in another state than the request assumed.
    private var wordsOfState: Words {
        switch self {
        case .changesAsked:
            Words(
                "조건을 바꿔 달라고 한 제안이에요. 새 제안을 기다려 주세요.",
                "Changes were asked for. Wait for another proposal."
            )
        case .replaced:
            Words("새 제안이 왔어요. 새 제안을 확인해 주세요.", "There is a newer proposal. Please look at that one.")
        case .declined:
            Words("이미 거절한 제안이에요.", "This proposal was declined.")
        case .withdrawn:
            Words("취소된 제안이에요.", "This proposal was withdrawn.")
        case .notAccepted:
            Words("아직 수락하지 않은 제안이에요.", "This proposal hasn't been accepted.")
        case .alreadyAccepted:
            Words("이미 잡은 약속이 있어요.", "This has already been accepted.")
        case .cancelled:
            Words("취소된 약속이에요.", "This lesson was cancelled.")
        case .done:
            Words("이미 끝난 약속이에요.", "This lesson has taken place.")
        case .lapsed:
            Words("시작 시간이 지난 제안이에요.", "This proposal has lapsed: its start has passed.")
        case .started:
            Words("시작 시간이 지나서 할 수 없어요.", "It's too late: the start has passed.")
        case .notOver:
            Words("끝나는 시간이 지난 뒤에 할 수 있어요.", "You can do this once it is over.")
        default: Words("진행할 수 없는 약속이에요.", "This can't be done.")
        }
    }
}
