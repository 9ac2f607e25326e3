import Domain
import Wording

/// Texts of what operators decided about the reader, and of appeals.
enum AppealPhrases {
    static let measures = Words("운영자의 조치", "Actions by operators")
    static let measuresText = Words(
        "내 글이나 계정에 한 조치와 경고예요. 잘못됐다고 생각하면 한 번씩 이의를 제기할 수 있어요.",
        "Actions about you or your content, and warnings. You can appeal against each once."
    )
    static let nothing = Words("받은 조치가 없어요", "No actions")
    static let nothingText = Words("앞으로도 잘 부탁드려요.", "Thank you for being a good neighbour.")
    static let title = Words("운영자의 조치", "Action by an operator")
    static let warningTitle = Words("운영자의 경고", "Warning by an operator")
    static let warning = Words("경고", "Warning")
    static let action = Words("조치", "Action")
    static let reason = Words("사유", "Reason")
    static let about = Words("대상", "What it is about")
    static let when = Words("조치한 때", "When")
    static let lapsed = Words("적용 안 됨", "No longer applies")

    static let appeal = Words("이의 제기", "Appeal")
    static let send = Words("이의 제기하기", "Send the appeal")
    static let text = Words("왜 잘못됐다고 생각하나요?", "Why do you think that it is wrong?")
    static let textHint = Words(
        "한 번만 보낼 수 있어요. 다른 운영자가 있으면 그 운영자가 다시 살펴봐요.",
        "You can send it once. Another operator looks again, if there is one."
    )
    static let waiting = Words(
        "이의 제기를 받았어요. 결과를 알림과 메일로 알려 드릴게요.",
        "Your appeal is waiting. You will get the result by notice and email."
    )
    static let upheld = Words(
        "다시 살펴봤지만 조치를 그대로 두기로 했어요.",
        "We looked again, and the action stays as it is."
    )
    static let reversed = Words(
        "다시 살펴보고 조치를 취소했어요. 불편을 드려 죄송해요.",
        "We looked again and reversed the action. We are sorry for the trouble."
    )
    static let own = Words("보낸 이의 제기", "Your appeal")

    static let queue = Words("이의 제기", "Appeals")
    static let empty = Words("이의 제기가 없어요", "No appeals")
    static let emptyText = Words("새로 들어오면 여기에 나와요.", "New ones will appear here.")
    static let said = Words("이웃의 말", "What the member says")
    static let member = Words("이웃", "Member")
    static let sent = Words("보낸 때", "Sent")
    static let takenBy = Words("조치한 운영자", "Action by")
    static let note = Words("그때의 기록", "Note with it")
    static let seeReport = Words("신고와 결정 보기", "See the report and its decisions")
    static let seeMember = Words("이웃 정보 보기", "See the member")
    static let decide = Words("결정하기", "Decide")
    static let outcome = Words("조치를 어떻게 할까요?", "What becomes of the action?")
    static let reasonHint = Words(
        "그 이웃이 읽어요. 조치를 유지하려면 꼭 적어 주세요.",
        "The member reads it. It is needed to uphold the action."
    )
    static let reopens = Words(
        "조치를 취소하면 신고는 다시 열려요. 신고 없이 한 조치는 그대로 닫혀요.",
        "If reversed, the report is open again. An action without a report stays closed."
    )
    static let decision = Words("결정", "Decision")

    static func choice(of outcome: Appeal.Outcome) -> Words {
        switch outcome {
        case .upheld: Words("조치 유지", "Uphold it")
        case .reversed: Words("조치 취소", "Reverse it")
        }
    }

    static func until(_ moment: Moment) -> Words {
        Words(
            "\(moment.words[.korean])까지 이의를 제기할 수 있어요.",
            "You can appeal until \(moment.words[.english])."
        )
    }
}
