public import Domain

extension NoticeWebhookRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("웹훅을 찾을 수 없어요.", "There is no such webhook.")
        case .invalidAddress:
            Words(
                "https://로 시작하는 공개 주소를 \(NoticeWebhook.longestAddress)바이트까지 적어 주세요.",
                "Enter a public address with https:// of at most \(NoticeWebhook.longestAddress) bytes."
            )
        case .tooMany:
            Words(
                "웹훅은 \(NoticeWebhook.perMember)개까지 만들 수 있어요.",
                "You can have \(NoticeWebhook.perMember) webhooks."
            )
        case .unanswered:
            Words(
                "프로그램이 성공(200번대)으로 응답하지 않았어요. 주소와 프로그램을 확인해 주세요.",
                "The program didn't answer with success (200 to 299). Please check its address."
            )
        }
    }
}

extension NoticeWebhook.State {
    public var words: Words {
        switch self {
        case .working: Words("보내는 중", "Working")
        case .failing: Words("응답 없음", "Failing")
        case .stopped: Words("멈춤", "Stopped")
        }
    }
}
