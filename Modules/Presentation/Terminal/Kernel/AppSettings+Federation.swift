import Arguments
import Domain

extension AppSettings {
    /// Whether events are published to other servers.
    static func federation(in language: Language) -> [Setting] {
        [
            Setting(
                "federation",
                .choice(["on", "off"]),
                default: "off",
                summary: language.say(
                    "공개된 행사를 다른 서버(마스토돈, 모빌리존 등)의 팔로워에게 알려요. 공개 주소가 있어야 해요",
                    "publishes public events to followers on other servers; needs the public address"
                )
            )
        ]
    }
}
