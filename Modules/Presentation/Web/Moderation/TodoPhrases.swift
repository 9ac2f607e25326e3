public import Domain
import Wire
import Wording

/// Texts of what waits for operators.
enum TodoPhrases {
    static let menu = Words("운영 할 일", "Operators' to-do")
    static let nothing = Words("오늘 할 일을 모두 마쳤어요", "All done for today")
    static let nothingText = Words("새로 들어오는 것은 여기에 나와요.", "What comes in will appear here.")
    static let first = Words("먼저 할 것부터", "What comes first")
    static let soon = Words("먼저", "Soon")
    static let see = Words("보기", "View")
    static let queues = Words("목록별로 보기", "By queue")
    static let untitled = Words("내용 없음", "No text")

    static func title(_ count: Int) -> Words { Words("오늘 할 일 \(count)가지", "\(count.of("task")) today") }

    static func oldest(_ age: Words) -> Words {
        Words("가장 먼저 들어온 것: \(age[.korean])", "Oldest: \(age[.english])")
    }

    static func starts(_ day: Words) -> Words {
        Words("\(day[.korean])에 열려요", "on \(day[.english])")
    }
}

extension OperatorQueue {
    var icon: Icon {
        switch self {
        case .reports: .report
        case .appeals: .speech
        case .submissions: .check
        case .orders: .won
        case .verifications: .note
        case .claims: .users
        case .sources: .globe
        case .failedJobs: .clock
        }
    }

    var hue: Hue {
        switch self {
        case .reports, .appeals: .pink
        case .submissions, .claims, .sources: .blue
        case .orders, .failedJobs: .ochre
        case .verifications: .violet
        }
    }

    /// The page of the queue.
    public var address: String {
        switch self {
        case .reports: ModerationPagePath.queue.rawValue
        case .appeals: AppealPagePath.queue.rawValue
        case .submissions: SubmissionPagePath.queue.rawValue
        case .orders: OrderPagePath.all.rawValue.asking(["problem": "true"])
        case .verifications: TeacherPagePath.queue.rawValue
        case .claims: ClaimPagePath.queue.rawValue
        case .sources: SourcePagePath.all.rawValue
        case .failedJobs: ServerStatusPagePath.status.rawValue
        }
    }
}

/// The address of the to-do, for emails.
public enum TodoAddresses {
    public static let all = ModerationPagePath.todo.rawValue
}
