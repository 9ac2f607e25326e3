import Arguments
import Domain

extension AppSettings {
    /// Settings of the payment provider. Without a store, payments are off.
    static func payments(in language: Language) -> [Setting] {
        contract(in: language) + addresses(in: language)
    }

    private static func contract(in language: Language) -> [Setting] {
        [
            Setting(
                "portone-store-id",
                label: "ID",
                summary: language.say(
                    "결제를 켜요: 포트원 상점 ID. 공개 주소도 있어야 해요",
                    "enables payments: the store's ID at PortOne; needs the public address, too"
                )
            ),
            Setting("portone-channel-key", label: "KEY", summary: language.say("결제 채널 키", "the channel's key")),
            Setting(
                "portone-secret-file",
                .secretFile,
                label: "FILE",
                summary: language.say("V2 API 시크릿이 들어 있는 파일", "a file with the secret of the V2 API")
            ),
            Setting(
                "portone-webhook-secret-file",
                .secretFile,
                label: "FILE",
                summary: language.say(
                    "웹훅 시크릿이 들어 있는 파일. 바꾸는 동안에는 두 줄",
                    "a file with the webhook secret; two lines while it is being replaced"
                )
            ),
            Setting(
                "portone-mode",
                .choice(["live", "test"]),
                default: "live",
                summary: language.say("실연동 채널인지 테스트 채널인지", "whether the channel moves money")
            ),
            Setting(
                "portone-capture",
                .choice(["automatic", "manual"]),
                default: "automatic",
                summary: language.say(
                    "결제 승인 방식. 수동이면 자리를 잡은 다음에 승인해요",
                    "the channel's confirmation; with manual, the seat is sold before the payment is charged"
                )
            ),
        ]
    }

    private static func addresses(in language: Language) -> [Setting] {
        [
            Setting(
                "portone-api",
                .address,
                label: "URL",
                default: "https://api.portone.io",
                summary: language.say("포트원 API 서버. 연습용 결제 서버일 때 바꿔요", "PortOne's API server, or the sandbox")
            ),
            Setting(
                "portone-checkout",
                .address,
                label: "URL",
                summary: language.say(
                    "포트원 결제창 대신 열 결제 페이지. 연습용 결제 서버일 때 써요",
                    "a page to pay on instead of PortOne's window, for the sandbox"
                )
            ),
        ]
    }
}
