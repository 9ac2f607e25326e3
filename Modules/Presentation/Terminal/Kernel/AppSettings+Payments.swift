import Arguments
import Domain

extension AppSettings {
    /// Settings of the payment provider. Without a store, payments are off.
    static func payments(in language: Language) -> [Setting] {
        terms(in: language) + [commission(in: language)] + limits(in: language) + contract(in: language)
            + channel(in: language)
            + addresses(in: language)
    }

    private static func terms(in language: Language) -> [Setting] {
        [
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
                label: "DAYS:PERCENT",
                default: RefundLadder.standard.description,
                summary: language.say(
                    "환불 기준: 시작 며칠 전까지 몇 퍼센트",
                    "refunds: until how many days before the start, how many percent"
                )
            ),
            Setting(
                "bank-transfers",
                .choice(["on", "off"]),
                default: "off",
                summary: language.say(
                    "계좌 입금(가상계좌)으로도 결제받을지. 결제 채널이 가상계좌를 지원해야 해요",
                    "whether payers can transfer to a bank account; the channel must support virtual accounts"
                )
            ),
            Setting(
                "shop-deposits",
                .choice(["on", "off"]),
                default: "off",
                summary: language.say(
                    "상가 계약금을 받게 할지. 켜기 전에 운영 문서의 법 안내를 읽어 주세요",
                    "whether shops take deposits; read the legal note in the operations guide first"
                )
            ),
        ]
    }

    private static func commission(in language: Language) -> Setting {
        Setting(
            "commission",
            label: "PERCENT",
            default: Commission.none.description,
            summary: language.say(
                "운영자 수수료: 판매자가 받을 금액의 몇 퍼센트 (0~30). 계약금에는 없어요",
                "the operator's share of what sellers are paid, 0 to 30; none of deposits"
            )
        )
    }

    private static func limits(in language: Language) -> [Setting] {
        [
            Setting(
                "deposit-limit",
                label: "WON",
                default: "\(SaleLimits.usual.deposit.won)",
                summary: language.say("한 번에 받을 수 있는 상가 계약금의 한도(원)", "the highest deposit of a shop, in won")
            ),
            Setting(
                "first-sale-limit",
                label: "WON",
                default: "\(SaleLimits.usual.firstSale.won)",
                summary: language.say(
                    "판매를 마친 적이 없는 판매자가 한 번에 받을 수 있는 금액의 한도(원)",
                    "the highest amount of a sale while its seller has completed none, in won"
                )
            ),
        ]
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
            Setting(
                "portone-channel-key",
                label: "KEY",
                summary: language.say("결제 채널 키", "the channel's key")
            ),
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
        ]
    }

    /// What the channel is set to at PortOne.
    private static func channel(in language: Language) -> [Setting] {
        [
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
