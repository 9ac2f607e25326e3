import Domain
import Wording

/// Texts of the form of a post.
enum ComposePhrases {
    static let chooseKind = Words("무엇을 올릴까요?", "What would you like to post?")
    static let post = Words("올리기", "Post")
    static let previous = Words("이전", "Back")
    static let next = Words("다음", "Next")
    static let preview = Words("이웃에게는 이렇게 보여요", "What neighbours will see")
    static let showPreview = Words("미리보기", "Preview")
    static let nothingToPreview = Words(
        "꼭 필요한 것을 다 쓰면 여기에 보여요.",
        "Shown here once all that is required is filled in."
    )
    static let discard = Words("처음부터 쓰기", "Start over")
    static let pictures = Words("사진", "Pictures")
    static let addPictures = Words("사진 선택", "Choose pictures")
    static let upload = Words("사진 올리기", "Upload")

    static func picturesHint(_ most: Int) -> Words {
        Words("\(most)장까지. 첫 사진이 목록에 보여요.", "Up to \(most); the first is shown in lists.")
    }

    static func restored(_ age: Words) -> Words {
        Words("쓰던 글을 불러왔어요. (\(age[.korean]))", "Your draft is restored. (\(age[.english]))")
    }

    static let storedHint = Words(
        "아래는 방금 쓴 내용이에요. 저장하면 위의 내용을 덮어써요.",
        "Below is what you wrote. Saving replaces the version above."
    )

    static func stored(_ age: Words) -> Words {
        Words("지금 저장된 내용 (\(age[.korean]) 수정)", "The saved version (edited \(age[.english]))")
    }

    static func payers(_ stake: MoneyStake) -> Words {
        let amount = OrderPhrases.won(stake.won)
        return Words(
            """
            결제한 이웃이 \(stake.orders)명 있어요. 제목, 내용, 일정, 장소, 가격을 바꾸면 무엇이 바뀌었는지 알리고, \
            원하면 모두 \(amount[.korean])까지 돌려받을 수 있어요.
            """,
            """
            \(stake.orders.of("neighbour")) paid for this. If you change the title, text, dates, place or \
            price, they are told what changed and can take back up to \(amount[.english]) in all.
            """
        )
    }

    static func picture(_ number: Int) -> Words { Words("사진 \(number)", "Picture \(number)") }

    static func earlier(_ name: String) -> Words { Words("\(name) 앞으로", "\(name): move forward") }

    static func later(_ name: String) -> Words { Words("\(name) 뒤로", "\(name): move back") }

    static func remove(_ name: String) -> Words { Words("\(name) 삭제", "\(name): remove") }
}
