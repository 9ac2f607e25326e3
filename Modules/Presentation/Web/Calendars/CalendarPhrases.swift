import Wording

/// Texts of the calendar.
enum CalendarPhrases {
    static let title = Words("캘린더 구독", "Calendar subscription")
    /// The name that calendar apps show.
    static let text = Words(
        "내 약속, 내가 여는 수업과 참여하는 러닝이 쓰던 캘린더 앱에 나타나고, 바뀌면 따라 바뀌어요.",
        """
        Your lessons, the classes you teach and the runs you join appear in your own calendar app, and stay \
        up to date.
        """
    )
    static let create = Words("주소 만들기", "Create a link")
    static let address = Words("내 캘린더 주소", "The address of your calendar")
    static let addressHint = Words(
        "캘린더 앱의 '구독 캘린더 추가'에 붙여 넣어 주세요.",
        "Paste it where your calendar app adds a subscription."
    )
    static let open = Words("캘린더 앱에서 구독", "Subscribe in a calendar app")
    static let secret = Words(
        "이 주소를 아는 사람은 누구나 내 일정과 정확한 장소를 볼 수 있어요. 다른 사람에게 알려 주지 마세요.",
        "Anyone who knows this address sees your plans and their exact places. Keep it to yourself."
    )
    static let replace = Words("새 주소로 바꾸기", "Replace the address")
    static let replaceHint = Words(
        "새 주소를 만들면 지금 주소는 바로 쓸 수 없게 돼요.",
        "With a new address, the current one stops working at once."
    )
    static let delete = Words("주소 없애기", "Delete the address")
}
