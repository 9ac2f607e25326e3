import Wording

/// What a newcomer reads first.
enum WelcomePhrases {
    static let title = Words("이웃이 만나는 곳, 마당", "Madang, where neighbours meet")
    static let lead = Words(
        "가까이 사는 이웃에게 배우고, 아는 것을 나눠 보세요. 먼저 동네를 골라 주세요.",
        "Learn from people who live near you, and share what you know. First, choose your neighbourhood."
    )
    static let label = Words("동네 이름이나 역 이름", "A neighbourhood or a station")
    static let example = Words("예: 역삼동, 강남역", "Such as Yeoksam, Gangnam")
    static let find = Words("찾기", "Find")
}
