import Wording

/// Texts of the server's own pages.
enum ServerPhrases {
    static let about = Words("마당 소개와 자료 출처", "About Madang and its sources")
    static let lead = Words(
        "마당은 가까이 사는 이웃끼리 가르치고 배우는 곳이에요.",
        "Madang is where people who live near each other teach and learn."
    )
    static let promises = Words("이렇게 지켜요", "What you can rely on")
    static let allPromises: [Words] = [
        Words(
            "정확한 위치는 약속한 두 사람에게만 보이고, 지도에는 조금 옮겨서 보여요.",
            "The exact place is for the two who agreed; on the map it is moved a little."
        ),
        Words(
            "광고도 추적도 없어요. 어떤 페이지도 다른 곳에 아무것도 묻지 않아요.",
            "No advertising, no tracking: no page asks another host for anything."
        ),
        Words(
            "언제든 내 자료를 내려받고 계정을 삭제할 수 있어요.",
            "You can take a copy of everything, and leave, at any time."
        ),
    ]
    static let sources = Words("자료 출처", "Sources and licences")
    static let mapLibrary = Words(
        "지도는 Leaflet(BSD 2조항)으로 그려요.",
        "Maps are drawn with Leaflet (BSD 2-clause)."
    )
    static let forDevelopers = Words("개발자에게", "For developers")
    static let api = Words("API 문서 (OpenAPI 3.1)", "The API's document (OpenAPI 3.1)")
    static let problems = Words("오류 코드와 뜻", "Refusals and what they mean")
    static let offline = Words("인터넷에 연결되어 있지 않아요", "You are offline")
    static let offlineText = Words(
        "연결되면 다시 열어 주세요. 최근에 본 목록과 대화는 그대로 볼 수 있어요.",
        "Please try again once you are connected. What you looked at last can still be read."
    )
    static let tryAgain = Words("다시 열기", "Try again")
    static let toHome = Words("홈으로 가기", "To the start page")

    static func edition(_ edition: String) -> Words {
        Words(
            "\(edition) 기준 행정동 자료를 담고 있어요.",
            "It carries the administrative neighbourhoods of Korea as of \(edition)."
        )
    }

    static func code(_ code: String, _ request: String) -> Words {
        Words("오류 코드 \(code) · 요청 번호 \(request)", "Code \(code) · request \(request)")
    }
}
