import Domain
import JSONCoding
import Wording

/// Texts of the layout and of all forms.
enum FramePhrases {
    static let skip = Words("본문으로 건너뛰기", "Skip to content")
    static let back = Words("뒤로", "Back")
    static let search = Words("검색", "Search")
    static let show = Words("표시", "Show")
    static let showPassword = Words("비밀번호 표시", "Show the password")
    static let signIn = Words("로그인", "Sign in")
    static let neighbourhood = Words("동네 선택", "Neighbourhood")
    static let chooseNeighbourhood = Words("동네 선택", "Choose a neighbourhood")
    static let places = Words("주요 메뉴", "Main navigation")
    static let home = Words("홈", "Home")
    static let map = Words("지도", "Map")
    static let browse = Words("둘러보기", "Browse")
    static let compose = Words("글쓰기", "Post")
    static let talk = Words("채팅", "Chat")
    static let mine = Words("나의 마당", "Me")
    static let more = Words("더 보기", "More")
    static let save = Words("저장", "Save")
    static let toConfirmEmail = Words("이메일 확인하기", "Confirm my email address")
    static let toProfileField = Words("프로필에서 적기", "Tell it in my profile")
    static let goBack = Words("돌아가기", "Go back")

    /// - Parameter moment: when the page was made.
    static func offline(since moment: Moment) -> Words {
        let made = moment.words
        return Words(
            "인터넷에 연결되어 있지 않아요. \(made[.korean])에 본 내용이에요.",
            "You are offline. This is the version of \(made[.english])."
        )
    }

    /// A neighbour separated from the reader by a block.
    static let unavailable = Words("대화할 수 없는 이웃", "Unavailable neighbour")
    static let leaver = Words("탈퇴한 이웃", "Former neighbour")

    static func notices(_ unread: Int) -> Words {
        unread == 0
            ? Words("알림", "Notifications") : Words("알림, 새 알림 \(unread)개", "Notifications, \(unread) new")
    }

    static let required = Words("꼭", "required")

    static func refusedFields(_ count: Int) -> Words {
        Words("\(count)곳을 확인해 주세요.", "Please check \(count == 1 ? "1 field" : "\(count) fields").")
    }

    static let won = Words("원", "won")
    static let tenThousandWon = Words("만원", "₩10,000")

    static func less(_ label: Words) -> Words {
        Words("\(label[.korean]) 줄이기", "Less: \(label[.english])")
    }

    static func more(_ label: Words) -> Words {
        Words("\(label[.korean]) 늘리기", "More: \(label[.english])")
    }

    static func trouble(_ violation: Violation.Kind) -> Words {
        switch violation {
        case .missing, .tooShort, .tooFew: Words("이 항목을 채워 주세요.", "Please fill this in.")
        case .tooLong(let most), .tooMany(let most):
            Words("\(most)까지 쓸 수 있어요.", "At most \(most).")
        case .outOfRange(let lowest, let highest):
            Words("\(lowest)에서 \(highest) 사이로 적어 주세요.", "Between \(lowest) and \(highest), please.")
        case .wrongType(let expected) where ["integer", "number"].contains(expected):
            Words("숫자로 적어 주세요.", "A number, please.")
        default: Words("다시 확인해 주세요.", "Please check this field.")
        }
    }
}
