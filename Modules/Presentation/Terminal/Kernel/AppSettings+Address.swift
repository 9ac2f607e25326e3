import Arguments
import Domain

extension AppSettings {
    /// Listening address, public address and proxies.
    static func address(in language: Language) -> [Setting] {
        [
            Setting(
                "host",
                .text,
                label: "ADDRESS",
                default: "127.0.0.1",
                summary: language.say("요청을 받을 주소", "the address to listen on")
            ),
            Setting(
                "port",
                .integer(0...65_535),
                label: "PORT",
                default: "8080",
                summary: language.say("포트. 0이면 비어 있는 아무 포트", "the port; 0 for any free one")
            ),
            Setting(
                "hosts",
                .text,
                label: "NAMES",
                summary: language.say(
                    "public-url 말고도 응답할 이름 (쉼표로 구분)",
                    "names to answer under besides that of public-url, separated by commas"
                )
            ),
            Setting(
                "security-contact",
                .text,
                label: "ADDRESS",
                summary: language.say(
                    "보안 문제를 알릴 곳: 이메일이나 https://… 주소. security.txt에 적혀요",
                    "where to report security problems: an email or https://…; told in security.txt"
                )
            ),
        ] + clients(in: language)
    }

    /// Who may ask, and through whom.
    private static func clients(in language: Language) -> [Setting] {
        [
            Setting(
                "cors-origins",
                .origins,
                label: "ORIGINS",
                summary: language.say(
                    "API를 쓸 수 있는 다른 사이트의 출처 (쉼표로 구분), 또는 *",
                    "origins of other sites whose pages may use the API, separated by commas, or *"
                )
            ),
            Setting(
                "trusted-proxies",
                .networks,
                label: "ADDRESSES",
                summary: language.say(
                    "X-Forwarded-For를 믿을 프록시의 주소나 네트워크 (쉼표로 구분)",
                    "proxies or networks whose X-Forwarded-For is trusted, separated by commas"
                )
            ),
        ]
    }
}
