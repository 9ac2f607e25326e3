import Arguments
import Domain
import Wording

extension AppSettings {
    private static let finderNames = ["file", "kakao", "naver", "juso", "vworld"]

    /// Where addresses are looked up.
    static func addressFinders(in language: Language) -> [Setting] {
        [
            Setting(
                "address-order",
                .order(finderNames),
                label: "LIST",
                default: finderNames.joined(separator: ","),
                summary: language.say(
                    "주소를 찾는 순서. 키가 없는 서비스는 건너뛰고, 마지막은 늘 동 이름이에요",
                    "the order of looking up addresses; without a key a service is left out, the dong is last"
                )
            )
        ] + keys(in: language) + servers(in: language)
    }

    private static func keys(in language: Language) -> [Setting] {
        [
            key("kakao-key-file", language.say("카카오 REST API 키가 들어 있는 파일", "a file with a Kakao REST key")),
            Setting(
                "naver-map-id",
                .text,
                label: "ID",
                summary: language.say("네이버 지도 API의 Client ID", "the client ID for Naver Maps")
            ),
            key(
                "naver-map-key-file",
                language.say(
                    "네이버 지도 API의 Client Secret이 들어 있는 파일",
                    "a file with the client secret for Naver Maps"
                )
            ),
            key(
                "juso-key-file",
                language.say(
                    "도로명주소 검색 API의 승인키가 들어 있는 파일",
                    "a file with the key of juso's search API"
                )
            ),
            key(
                "juso-point-key-file",
                language.say(
                    "도로명주소 좌표제공 API의 승인키가 들어 있는 파일",
                    "a file with the key of juso's API of coordinates"
                )
            ),
            key(
                "vworld-key-file",
                language.say(
                    "브이월드 인증키가 들어 있는 파일. 결과를 저장할 수 없어서 글쓴이가 지도에서 골라요",
                    "a file with a VWorld key; its points may not be stored, so authors set the pin"
                )
            ),
        ]
    }

    private static func servers(in language: Language) -> [Setting] {
        [
            server(
                "kakao-url",
                "https://dapi.kakao.com",
                language.say("카카오 로컬", "Kakao's Local API"),
                language
            ),
            server(
                "naver-map-url",
                "https://maps.apigw.ntruss.com",
                language.say("네이버 지도", "Naver Maps"),
                language
            ),
            server("juso-url", "https://business.juso.go.kr", language.say("도로명주소", "juso"), language),
            server("vworld-url", "https://api.vworld.kr", language.say("브이월드", "VWorld"), language),
        ]
    }

    private static func key(_ name: String, _ summary: String) -> Setting {
        Setting(name, .secretFile, label: "FILE", summary: summary)
    }

    private static func server(
        _ name: String,
        _ address: String,
        _ service: String,
        _ language: Language
    ) -> Setting {
        Setting(
            name,
            .address,
            label: "URL",
            default: address,
            summary: language.say("\(service) API 주소", "the address of \(service)")
        )
    }
}
