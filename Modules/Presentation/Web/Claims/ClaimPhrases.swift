import Domain
import Wording

/// Texts of claims.
enum ClaimPhrases {
    static let claim = Words("내가 여는 행사예요", "I organise this event")
    static let title = Words("행사 맡기", "Take over this event")
    static let text = Words(
        "맡으면 직접 고칠 수 있고, 출처에서 바뀐 내용을 더 가져오지 않아요. 출처는 계속 표시해요.",
        "You can edit it then, and it no longer follows its source, which stays named."
    )
    static let websiteText = Words(
        "행사나 출처의 홈페이지를 인증했다면 바로 맡을 수 있어요.",
        "It is yours at once if you have proven the website of the event or of its source."
    )
    static let websites = Words("홈페이지 인증하기", "Prove a website")
    static let note = Words("운영자에게 전할 말", "Note for the operators")
    static let noteHint = Words(
        "어떤 관계인지 적어 주세요. 홈페이지를 인증했다면 비워 두어도 돼요.",
        "Say how you organise it. Not needed with a proven website."
    )
    static let send = Words("맡기 요청하기", "Send")
    static let waiting = Words(
        "운영자가 확인하고 있어요. 결과를 알려 드릴게요.",
        "An operator is reviewing your claim. We tell you the result."
    )
    static let declined = Words(
        "요청이 반려됐어요. 홈페이지를 인증하면 맡을 수 있어요.",
        "Your claim was declined. You can take it over once its website is proven yours."
    )
    static let claimed = Words("주최자가 직접 관리해요.", "Its organiser keeps it up to date.")
    static let queue = Words("행사 맡기 요청", "Claims of events")
    static let nothing = Words("요청이 없어요", "No claims")
    static let nothingText = Words(
        "주최자가 가져온 행사를 맡으려고 하면 여기에 나와요.",
        "Organisers who want to take over an imported event appear here."
    )
    static let reasonHint = Words("요청한 이웃에게 그대로 보여요.", "The member sees this text.")
}
