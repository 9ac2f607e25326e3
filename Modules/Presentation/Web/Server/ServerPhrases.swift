import Domain
import Wording

/// Texts of the server's own pages.
enum ServerPhrases {
    static func about(_ site: Words) -> Words {
        Words("\(site[.korean]) 소개", "About \(site[.english])")
    }

    static func lead(_ site: Words) -> Words {
        Words(
            "\(site[.korean].with(.topic)) 가까이 사는 이웃끼리 배우고, 달리고, 모이고, 가게 자리를 찾는 곳이에요.",
            "\(site[.english]) is where neighbours learn, run, meet and find places for their shops."
        )
    }

    static let promises = Words("이렇게 지켜요", "Our promises")
    static let allPromises: [Words] = [
        Words(
            "정확한 위치는 약속을 잡은 두 사람에게만 보이고, 지도에는 조금 옮겨서 보여요.",
            "Only the two sides of an accepted appointment see the exact place; the map is approximate."
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
    /// Those that are part of the program or loaded by it; their licence texts come with Debian's packages.
    static let libraries = Words(
        """
        SQLite(퍼블릭 도메인), libpq(PostgreSQL), libmicrohttpd·libvips·libical(LGPL 2.1), libcurl(curl), \
        libsodium(ISC), OpenSSL(Apache 2.0), libxml2·zxcvbn(MIT), libqrencode(LGPL 2.1), zlib(zlib)을 써요. \
        라이선스 전문은 데비안 패키지와 함께 와요.
        """,
        """
        Uses SQLite (public domain), libpq (PostgreSQL), libmicrohttpd, libvips and libical (LGPL 2.1), \
        libcurl (curl), libsodium (ISC), OpenSSL (Apache 2.0), libxml2 and zxcvbn (MIT), libqrencode (LGPL \
        2.1) and zlib (zlib). Their licence texts come with Debian's packages.
        """
    )
    static let forDevelopers = Words("개발자에게", "For developers")
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

    static func version(_ version: String) -> Words {
        Words("마당 \(version)", "Madang \(version)")
    }

    static func code(_ code: String, _ request: String) -> Words {
        Words("오류 코드 \(code) · 요청 번호 \(request)", "Code \(code) · request \(request)")
    }
}
