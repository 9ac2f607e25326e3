import Domain
import Wire
import Wording

/// Texts of deals.
enum DealPhrases {
    static let propose = Words("약속 잡기", "Suggest an appointment")
    static let proposeViewing = Words("방문 약속 잡기", "Suggest a viewing")
    static let otherStarts = Words("다른 시간도 제안하기", "Suggest other times, too")
    static let otherStartsHint = Words("이웃이 그중 하나를 골라요.", "Your neighbour picks one of them.")
    static let pickOne = Words("되는 시간을 하나 골라 주세요.", "Pick the time that suits you.")
    static let again = Words("다시 약속 잡기", "Suggest the same again")
    static let proposeOther = Words("다시 제안하기", "Suggest another time")
    static let send = Words("제안 보내기", "Send suggestion")
    static let when = Words("언제", "When")
    static let minutes = Words("걸리는 시간(분)", "Minutes")
    static let place = Words("어디서", "Where")
    static let price = Words("가격", "Price")
    static let note = Words("메모", "Note")
    static let noteHint = Words("준비물이나 만날 곳을 적어 주세요.", "What to bring, or where to meet.")
    static let neighbourhoodOnly = Words("동네만", "Neighbourhood only")
    static let placeHint = Words("수락하면 두 사람에게만 보여요.", "Visible to both of you once accepted.")
    static let waiting = Words("이웃의 답을 기다리고 있어요.", "Waiting for your neighbour's answer.")
    static let yourTurn = Words("수락하면 약속이 확정돼요.", "It is set once you accept.")
    static let placeOnceAccepted = Words(
        "정확한 장소는 수락하면 보여요.",
        "You will see the exact place once you accept."
    )
    static let changesAsked = Words(
        "변경 요청을 받았어요. 다시 제안해 주세요.",
        "Your neighbour asked for changes. Please suggest again."
    )
    static let waitingForTerms = Words("새 제안을 기다리고 있어요.", "Waiting for another suggestion.")
    static let lapsed = Words(
        "답을 받기 전에 시작 시간이 지났어요. 다시 제안할 수 있어요.",
        "The start passed before it was accepted. You can suggest another time."
    )
    static let calendar = Words("캘린더에 추가", "Add to calendar")
    static let move = Words("시간 변경", "Change time")
    static let newTime = Words("새 시간", "New time")
    static let formerly = Words("바꾸기 전", "Before")
    static let sendMove = Words("시간 변경 제안하기", "Suggest new time")
    static let agreed = Words("지금 약속", "Agreed time")
    static let moved = Words("새 시간", "Suggested time")
    static let moveProposed = Words("다른 시간을 제안했어요", "You suggested another time")
    static let moveWaiting = Words(
        "이웃이 수락할 때까지 지금 약속은 그대로예요.",
        "The agreed time stands until your neighbour accepts."
    )
    static let moveTurn = Words(
        "수락하기 전까지 지금 약속은 그대로예요.",
        "The agreed time stands until you accept."
    )
    static let acceptMove = Words("새 시간 수락하기", "Accept new time")
    static let declineMove = Words("그대로 두기", "Keep agreed time")
    static let withdrawMove = Words("시간 변경 취소", "Withdraw new time")
    static let over = Words(
        "수업을 마쳤나요? 7일 안에 알려 주세요.",
        "Did the lesson take place? Tell us within 7 days."
    )
    static let waitingForDone = Words(
        "이웃의 확인을 기다리고 있어요. 7일이 지나면 자동으로 완료돼요.",
        "Waiting for your neighbour to confirm. It is confirmed automatically after 7 days."
    )
    static let accept = Words("수락하기", "Accept")
    static let decline = Words("거절하기", "Decline")
    static let askChanges = Words("변경 요청하기", "Ask for changes")
    static let whatElse = Words("무엇을 바꾸면 좋을까요?", "What should change?")
    static let withdraw = Words("제안 취소", "Withdraw")
    static let cancel = Words("약속 취소", "Cancel appointment")
    static let why = Words("취소 사유를 알려 주세요", "Why are you cancelling?")
    static let complete = Words("수업을 마쳤어요", "The lesson took place")
    static let review = Words("후기 남기기", "Write a review")
    static let seeReview = Words("후기 보기", "See reviews")
    static let mine = Words("내 약속", "My appointments")
    static let narrow = Words("필터", "Filters")
    static let all = Words("전체", "All")
    static let nothing = Words("아직 약속이 없어요", "No appointments yet")
    static let nothingText = Words(
        "대화에서 날짜와 장소를 정하면 약속을 잡을 수 있어요.",
        "Agree on a date and place in a conversation, then suggest an appointment."
    )

    static func deal(_ purpose: Deal.Purpose, _ state: Deal.State) -> Words {
        let deal = purpose.words
        return Words(
            "\(deal[.korean]) · \(state.words[.korean])",
            "\(deal[.english]) · \(state.words[.english])"
        )
    }

    static let lessons = Words("횟수", "Lessons")
    static let otherDeals = Words("다른 약속", "Other appointments")
    static let weeks = Words("몇 번 (매주 같은 시간)", "How many (weekly)")
    static let weeksHint = Words(
        "횟수권이 있으면 남은 만큼 한꺼번에 잡을 수 있어요.",
        "With a pass, as many as are left of it can be set at once."
    )

    /// Nil for one usual lesson.
    static func extent(_ terms: DealTermsBody) -> Words? {
        if terms.isTrial { return Words("체험 레슨", "A trial lesson") }
        guard terms.weeks > 1 else { return nil }
        return Words("매주 같은 시간에 \(terms.weeks)번", "\(terms.weeks), at the same time of the week")
    }

    static func more(_ count: Int) -> Words {
        Words("다른 시간 \(count)개", count.of("other time"))
    }

    static func otherStart(_ number: Int) -> Words { Words("시간 \(number)", "Time \(number)") }

    static func accept(_ start: Moment, at now: Moment) -> Words {
        let time = start.words(at: now)
        return Words("\(time[.korean]) 수락하기", "Accept \(time[.english])")
    }

    static func moveProposed(by name: Words) -> Words {
        Words("\(name[.korean])님이 다른 시간을 제안했어요", "\(name[.english]) suggested another time")
    }

    static func moveLead(to name: String) -> Words {
        Words(
            "\(name)님이 수락할 때까지 지금 약속은 그대로예요.",
            "The agreed time stands until \(name) accepts."
        )
    }

    static func proposeLead(to name: String) -> Words {
        Words("\(name)님이 수락하면 확정돼요.", "It is set once \(name) accepts.")
    }
}
