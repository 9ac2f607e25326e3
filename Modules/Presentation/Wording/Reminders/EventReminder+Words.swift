public import Domain

extension EventReminder {
    /// The label of its setting.
    public var words: Words { notice.label }

    func subject(of title: String) -> Words {
        switch self {
        case .opens: Words("신청 시작: \(title)", "Applications are open: \(title)")
        case .closes: Words("3일 안에 신청 마감: \(title)", "Applications close within 3 days: \(title)")
        case .starts: Words("내일 시작: \(title)", "Starts tomorrow: \(title)")
        }
    }

    func text(of title: String, _ link: String?, _ site: Words) -> Words {
        let page = link.map { "\n\($0)\n" } ?? ""
        return Words(
            """
            찜한 행사 '\(title)' 소식이에요.

            \(sentence[.korean])
            \(page)
            행사 알림은 \(site[.korean])의 설정에서 끌 수 있어요.

            """,
            """
            This is about “\(title)”, one of your favourites.

            \(sentence[.english])
            \(page)
            You can turn off reminders of events in the settings of \(site[.english]).

            """
        )
    }

    private var sentence: Words {
        switch self {
        case .opens: Words("신청이 시작됐어요.", "You can apply now.")
        case .closes: Words("신청이 3일 안에 마감돼요.", "Applications close within 3 days.")
        case .starts: Words("내일 시작해요.", "It starts tomorrow.")
        }
    }
}
