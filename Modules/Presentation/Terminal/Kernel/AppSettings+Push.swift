import Arguments
import Domain

extension AppSettings {
    /// How notices are pushed to browsers.
    static func push(in language: Language) -> [Setting] {
        [
            Setting(
                "push-contact",
                .text,
                label: "ADDRESS",
                summary: language.say(
                    "푸시 서비스 운영자가 연락할 이메일이나 https://… 주소. 없으면 security-contact나 public-url",
                    "an email or https://… for push services; otherwise security-contact or public-url"
                )
            ),
            Setting(
                "push-services",
                .choice(["public", "any"]),
                default: "public",
                summary: language.say(
                    "any: 내부 네트워크에 있거나 HTTPS를 쓰지 않는 푸시 서비스로도 보내요",
                    "any: also sends to push services in your own network, and without HTTPS"
                )
            ),
            Setting(
                "webhook-addresses",
                .choice(["public", "any"]),
                default: "public",
                summary: language.say(
                    "any: 내부 네트워크에 있거나 HTTPS를 쓰지 않는 프로그램으로도 보내요",
                    "any: also calls programs in your own network, and without HTTPS"
                )
            ),
        ]
    }
}
