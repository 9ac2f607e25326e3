import Arguments
import Domain
import Wording

extension AppSettings {
    /// Payments, and the contract with their provider.
    static func payments(in language: Language) -> [Setting] {
        [
            Setting(
                "payments",
                .choice(["off", "sandbox", "portone"]),
                default: "off",
                summary: language.say(
                    "결제를 받을지. sandbox는 돈이 움직이지 않는 연습용이에요",
                    "whether seats can be paid here; sandbox moves no money"
                )
            ),
            Setting(
                "payments-operator",
                label: "TEXT",
                summary: language.say(
                    "결제 전 화면에 보일 운영자의 상호와 연락처 (통신판매중개자 고지)",
                    "name and contact of the operator, shown before paying"
                )
            ),
            Setting(
                "refund-ladder",
                label: "DAYS:PERCENT,…",
                default: RefundLadder.standard.description,
                summary: language.say(
                    "환불 기준: 시작 며칠 전까지 몇 퍼센트",
                    "refunds: until how many days before the start, and how many percent"
                )
            ),
        ] + portone(in: language)
    }

    private static func portone(in language: Language) -> [Setting] {
        [
            Setting("portone-store", label: "ID", summary: language.say("포트원 상점 ID", "the PortOne store")),
            Setting("portone-channel", label: "KEY", summary: language.say("포트원 채널 키", "the PortOne channel")),
            Setting(
                "portone-secret-file",
                .secretFile,
                label: "FILE",
                summary: language.say("포트원 API 시크릿이 들어 있는 파일", "a file with the PortOne API secret")
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
                summary: language.say("채널의 종류", "the kind of the channel")
            ),
            Setting(
                "portone-confirmation",
                .choice(["automatic", "manual"]),
                default: "automatic",
                summary: language.say(
                    "채널이 수동 승인이면 manual. 자리를 확정한 뒤에만 돈을 받아요",
                    "manual if the channel waits for a confirmation; charges only for booked seats"
                )
            ),
            Setting(
                "portone-url",
                .address,
                label: "URL",
                default: "https://api.portone.io",
                summary: language.say("포트원 API 주소", "the address of PortOne's API")
            ),
        ]
    }
}
