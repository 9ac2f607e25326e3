import Domain
import Wording

/// Texts of deals.
enum DealPhrases {
    static let deal = Words("매칭", "Deal")
    static let propose = Words("매칭 제안하기", "Propose a deal")
    static let proposeOther = Words("다시 제안하기", "Propose new terms")
    static let send = Words("제안 보내기", "Send the proposal")
    static let when = Words("언제", "When")
    static let minutes = Words("몇 분", "Minutes")
    static let place = Words("어디서", "Where")
    static let price = Words("가격", "Price")
    static let note = Words("메모", "Note")
    static let noteHint = Words("준비물이나 만날 곳을 적어 주세요.", "What to bring, or where to meet.")
    static let placeHint = Words("수락하면 두 사람에게만 보여요.", "Visible to both of you once accepted.")
    static let openMap = Words("지도 앱으로 열기", "Open in a map")
    static let waiting = Words("이웃의 답을 기다리고 있어요.", "Waiting for your neighbour's answer.")
    static let yourTurn = Words(
        "정확한 장소는 수락하면 보여요.",
        "You will see the exact place once you accept."
    )
    static let changesAsked = Words(
        "조건을 바꿔 달라고 했어요. 다시 제안해 주세요.",
        "Changes were requested. Please propose new terms."
    )
    static let waitingForTerms = Words("새 제안을 기다리고 있어요.", "Waiting for another proposal.")
    static let lapsed = Words(
        "답을 받기 전에 시작 시간이 지났어요. 다시 제안할 수 있어요.",
        "The start passed before the proposal was accepted. You can propose new terms."
    )
    static let waitingAfterLapse = Words(
        "정해지기 전에 시작 시간이 지났어요. 글쓴이가 다시 제안할 수 있어요.",
        "The start passed before the proposal was accepted. The author can propose new terms."
    )
    static let over = Words("수업은 어땠나요? 마쳤으면 알려 주세요.", "Once it has taken place, mark it as done.")
    static let waitingForDone = Words(
        "이웃의 확인을 기다리고 있어요. 사흘이 지나면 저절로 끝나요.",
        "Waiting for your neighbour. After three days it is marked as done automatically."
    )
    static let accept = Words("수락하기", "Accept")
    static let decline = Words("거절하기", "Decline")
    static let askChanges = Words("변경 요청하기", "Request changes")
    static let whatElse = Words("무엇을 바꾸면 좋을까요?", "What should change?")
    static let withdraw = Words("제안 거두기", "Withdraw")
    static let cancel = Words("매칭 취소하기", "Cancel the deal")
    static let why = Words("취소하는 이유를 알려 주세요", "Why are you cancelling?")
    static let complete = Words("마쳤어요", "Mark as done")
    static let review = Words("후기 남기기", "Write a review")
    static let seeReview = Words("후기 보기", "See the reviews")
    static let mine = Words("나의 매칭", "My deals")
    static let narrow = Words("골라 보기", "Filter")
    static let all = Words("전체", "All")
    static let nothing = Words("아직 매칭이 없어요", "No deals yet")
    static let nothingText = Words(
        "대화하다가 날짜와 장소가 정해지면 매칭을 제안할 수 있어요.",
        "Once you agree on a date and place in a conversation, the author can propose a deal."
    )

    static func deal(_ state: Deal.State) -> Words {
        Words("매칭 \(state.words[.korean])", "Deal: \(state.words[.english])")
    }

    static func role(_ role: DealParties.Role) -> Words {
        switch role {
        case .provider: Words("가르쳐요", "I teach")
        case .receiver: Words("배워요", "I learn")
        }
    }

    static func proposeLead(to name: String) -> Words {
        Words("\(name)님이 수락하면 확정돼요.", "It becomes binding once \(name) accepts.")
    }
}
