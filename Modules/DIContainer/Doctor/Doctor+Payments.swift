import Domain
import Network
import Portone
import Terminal
import Wording

extension Doctor {
    /// Checks the payment provider without moving money.
    func payments() async -> [Finding] {
        guard let payments = plan.payments else {
            guard let first = plan.idleSettings.first else {
                return [Finding("payments", .fine, Words("결제를 받지 않아요.", "Payments are off."))]
            }
            return [
                Finding(
                    "payments",
                    .doubtful,
                    Words(
                        "\(first) 설정은 portone-store-id가 없으면 아무 일도 하지 않아요.",
                        "\(first) has no effect without portone-store-id: payments are off."
                    ),
                    remedy: "madang config"
                )
            ]
        }
        let check = await payments.provider.check(at: SystemClock().now)
        return [mode(of: payments), keys(check)] + [skew(check)].compactMap { $0 }
            + [await webhook(payments.webhookAddress)] + deposits(of: payments)
    }

    /// The law that an operator should know who lets shops take deposits.
    private func deposits(of payments: PaymentPlan) -> [Finding] {
        guard payments.takesDeposits else { return [] }
        return DepositLaw.allCases.map { law in
            Finding(
                "shop-deposits",
                .fine,
                Words(
                    "\(law.words[.korean]) (\(law.source))",
                    "\(law.words[.english]) (\(law.source))"
                )
            )
        }
    }

    private func mode(of payments: PaymentPlan) -> Finding {
        payments.provider.isTest
            ? Finding(
                "payments",
                .doubtful,
                Words("테스트 채널이라 돈이 움직이지 않아요.", "The channel is for tests: no money moves."),
                remedy: "madang serve --portone-mode live"
            )
            : Finding("payments", .fine, Words("실제 결제를 받아요.", "Real payments are taken."))
    }

    private func keys(_ check: PortoneCheck) -> Finding {
        let name = "payment-provider"
        switch check {
        case .fine:
            return Finding(name, .fine, Words("포트원이 키를 받아 줘요.", "PortOne accepts the keys."))
        case .secretRefused(let status):
            return Finding(
                name,
                .broken,
                Words("포트원이 API 시크릿을 거절했어요 (\(status)).", "PortOne refuses the API secret (\(status))."),
                remedy: "madang config"
            )
        case .unexpected(let status):
            return Finding(
                name,
                .broken,
                Words("포트원이 이상한 답을 보냈어요 (\(status)).", "PortOne gives an unexpected answer (\(status))."),
                remedy: "madang config"
            )
        case .failed(let failure):
            return Finding(
                name,
                .broken,
                Words("포트원에 닿지 않아요: \(failure)", "PortOne can't be reached: \(failure)"),
                remedy: "curl --verbose https://api.portone.io"
            )
        }
    }

    /// Webhooks are refused when the clocks differ by five minutes.
    private func skew(_ check: PortoneCheck) -> Finding? {
        guard case .fine(let skew?) = check else { return nil }
        let seconds = abs(skew.components.seconds)
        return seconds < 60
            ? Finding(
                "payment-clock",
                .fine,
                Words("시계가 포트원과 1분 안으로 맞아요.", "The clock agrees with PortOne's.")
            )
            : Finding(
                "payment-clock",
                .broken,
                Words("시계가 포트원과 \(seconds)초 달라요.", "The clock differs from PortOne's by \(seconds) s."),
                remedy: "timedatectl set-ntp true"
            )
    }

    /// Sends a webhook without a signature, which only this server refuses in its own words.
    private func webhook(_ address: String) async -> Finding {
        let request = ClientRequest(
            .post,
            address,
            headers: ["Content-Type": "application/json"],
            body: Array("{}".utf8),
            timeout: .seconds(10)
        )
        let response = try? await HTTPClient(retries: .never, redirectLimit: 0).send(request)
        let text = response.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
        guard text.contains("\"\(WebhookRefusal.malformed.code)\"") else {
            let status = response.map { "\($0.status)" } ?? "—"
            return Finding(
                "payment-webhook",
                .doubtful,
                Words(
                    "웹훅 주소 \(address)에 마당이 없어요 (\(status)). 서버가 켜져 있는지, 주소가 맞는지 봐 주세요.",
                    "\(address) isn't answered by Madang (\(status)). Is it running, and the address right?"
                ),
                remedy: "curl --verbose --request POST \(address)"
            )
        }
        return Finding(
            "payment-webhook",
            .fine,
            Words("웹훅 주소에서 마당이 답해요.", "Madang answers at the address of webhooks.")
        )
    }
}
