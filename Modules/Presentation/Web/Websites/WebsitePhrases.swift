import Wording

/// Texts of the member's websites.
enum WebsitePhrases {
    static let title = Words("내 홈페이지", "My websites")
    static let text = Words(
        "홈페이지를 인증하면 그 주소로 연결되는 행사는 확인을 기다리지 않고 공개돼요.",
        "Events that link to a website you have proven are open at once, without review."
    )
    static let add = Words("홈페이지 추가", "Add a website")
    static let host = Words("홈페이지 주소", "Address of the website")
    static let hostHint = Words("예: example.org", "For example example.org")
    static let proven = Words("인증됨", "Proven")
    static let check = Words("인증하기", "Check now")
    static let remove = Words("삭제", "Remove")
    static let stepFile = Words("이 주소에 텍스트 파일을 올려 주세요.", "Put a text file at this address:")
    static let stepLine = Words("파일에 이 줄을 넣어 주세요.", "It has to contain this line:")
    static let stepCheck = Words("인증하기를 눌러 주세요.", "Then press “Check now”.")
}
