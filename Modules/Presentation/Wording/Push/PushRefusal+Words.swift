public import Domain

extension PushRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .invalidSubscription:
            Words(
                "브라우저의 푸시 정보를 읽을 수 없어요. 알림을 다시 켜 주세요.",
                "The browser's push subscription can't be read. Please turn notifications on again."
            )
        case .notSubscribed:
            Words(
                "이 기기에서는 알림을 받지 않아요.",
                "This device doesn't receive notifications."
            )
        case .undeliverable:
            Words(
                "지금은 알림을 보낼 수 없어요. 잠시 후 다시 시도해 주세요.",
                "The notification can't be sent now. Please try again later."
            )
        }
    }
}
