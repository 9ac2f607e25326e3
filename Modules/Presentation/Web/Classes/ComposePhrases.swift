import Domain
import Wording

/// What is said while a class is written.
enum ComposePhrases {
    static let title = Words("수업 글쓰기", "Post a class")
    static let editTitle = Words("글 고치기", "Change my listing")
    static let post = Words("올리기", "Post")
    static let discard = Words("새로 쓰기", "Start over")
    static let side = Words("어떤 글인가요?", "What is it?")
    static let titleLabel = Words("제목", "Title")
    static let description = Words("설명", "Description")
    static let descriptionHint = Words(
        "무엇을, 어떻게, 어디쯤에서 하는지 알려 주세요. 연락처는 쓰지 않는 게 안전해요.",
        "What, how, and roughly where. Better leave out phone numbers."
    )
    static let pictures = Words("사진", "Pictures")
    static let addPictures = Words("사진 고르기", "Choose pictures")
    static let upload = Words("사진 올리기", "Upload")
    static let picturesHint = Words("8장까지. 첫 사진이 목록에 보여요.", "Up to 8; the first is shown in lists.")
    static let arranged = Words("협의해서 정해요", "By arrangement")
    static let fixed = Words("날짜를 정해 두었어요", "On fixed dates")
    static let weekdays = Words("가능한 요일", "Days that suit")
    static let timeBands = Words("가능한 시간대", "Times of day that suit")
    static let minutes = Words("한 번에 몇 분인가요?", "Minutes each time")
    static let minutesHint = Words("10분에서 600분까지.", "From 10 to 600.")
    static let sessions = Words("수업 날짜", "Dates")
    static let startsAt = Words("시작", "Starts")
    static let length = Words("몇 분", "Minutes")
    static let addSession = Words("날짜 더하기", "Add a date")
    static let placeHint = Words(
        "이웃에게는 100~300m 떨어진 동그라미로만 보여요.",
        "Neighbours only see a circle 100 to 300 m off."
    )
    static let seats = Words("모집 인원", "Seats")

    static func side(_ side: Listing.Side) -> Words {
        switch side {
        case .offer: Words("가르칠게요", "I teach")
        case .want: Words("배우고 싶어요", "I want to learn")
        }
    }

    static func restored(_ age: Words) -> Words {
        Words("쓰던 글을 불러왔어요. (\(age[.korean]))", "This is what you had begun. (\(age[.english]))")
    }

    static func picture(_ number: Int) -> Words { Words("사진 \(number)", "Picture \(number)") }

    static func earlier(_ name: String) -> Words { Words("\(name) 앞으로", "\(name): move forward") }

    static func later(_ name: String) -> Words { Words("\(name) 뒤로", "\(name): move back") }

    static func remove(_ name: String) -> Words { Words("\(name) 빼기", "\(name): remove") }

    static func removeSession(_ number: Int) -> Words {
        Words("\(number)번째 날짜 빼기", "Remove date \(number)")
    }
}
