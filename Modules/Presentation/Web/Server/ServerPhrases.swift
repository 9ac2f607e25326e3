import Wording

/// Texts of the server's own pages.
enum ServerPhrases {
    static let about = Words("마당 소개", "About Madang")
    static let lead = Words(
        "마당은 가까이 사는 이웃끼리 가르치고 배우는 곳이에요.",
        "Madang is where neighbours teach and learn from each other."
    )
    static let promises = Words("이렇게 지켜요", "Our promises")
    static let allPromises: [Words] = [
        Words(
            "정확한 위치는 약속을 잡은 두 사람에게만 보이고, 지도에는 조금 옮겨서 보여요.",
            "Only the two sides of an accepted lesson see the exact place; the map shows an approximate one."
        ),
        Words(
            "광고도 추적도 없어요. 다른 회사 서버로 아무 정보도 보내지 않아요.",
            "No advertising and no tracking. Nothing is sent to other companies."
        ),
        Words(
            "언제든 내 데이터를 내려받고 계정을 삭제할 수 있어요.",
            "You can download all your data and delete your account at any time."
        ),
    ]
    static let documents = Words("운영자의 안내", "From the operator")
    static let sources = Words("데이터 출처와 라이선스", "Sources and licences")
    static let mapLibrary = Words(
        "지도는 Leaflet(BSD 2조항)으로 그려요.",
        "Maps are drawn with Leaflet (BSD 2-clause)."
    )
    static let forDevelopers = Words("개발자에게", "For developers")
    static let api = Words("API 문서 (OpenAPI 3.1)", "OpenAPI 3.1 document")
    static let problems = Words("오류 코드와 뜻", "Error codes")
    static let offline = Words("인터넷에 연결되어 있지 않아요", "You are offline")
    static let offlineText = Words(
        "연결되면 다시 열어 주세요. 최근에 본 목록과 대화는 그대로 볼 수 있어요.",
        "Please try again once you are connected. Recently viewed pages remain available."
    )
    static let tryAgain = Words("다시 열기", "Try again")
    static let toHome = Words("홈으로 가기", "Go to the start page")

    static func edition(_ edition: String) -> Words {
        Words(
            "\(edition) 기준 행정동 데이터를 사용해요.",
            "Contains the administrative neighbourhoods of Korea as of \(edition)."
        )
    }

    static func code(_ code: String, _ request: String) -> Words {
        Words("오류 코드 \(code) · 요청 번호 \(request)", "Code \(code) · request \(request)")
    }
}
