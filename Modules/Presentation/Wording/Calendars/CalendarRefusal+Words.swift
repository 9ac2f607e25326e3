public import Domain

extension CalendarRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words(
                "이 캘린더 주소는 쓸 수 없어요. 설정에서 지금 주소를 확인해 주세요.",
                "This calendar address isn't valid. See your settings for the current one."
            )
        }
    }
}
