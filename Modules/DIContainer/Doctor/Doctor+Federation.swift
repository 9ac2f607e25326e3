import Domain
import Network
import Terminal
import Wording

extension Doctor {
    /// Looks the account up as another server would.
    func federation() async -> Finding {
        guard let federation = plan.federation else {
            return Finding(
                "federation",
                .fine,
                Words("행사를 다른 서버에 알리지 않아요.", "Events aren't published to other servers.")
            )
        }
        let address = federation.lookUp
        let request = ClientRequest(.get, address, timeout: .seconds(10))
        let response = try? await HTTPClient(retries: .never, redirectLimit: 0).send(request)
        guard let response, response.status == 200,
            String(decoding: response.body, as: UTF8.self).contains("\"\(federation.account)\"")
        else {
            let status = response.map { "\($0.status)" } ?? "—"
            return Finding(
                "federation",
                .doubtful,
                Words(
                    "\(address)에 마당이 없어요 (\(status)). 서버가 켜져 있는지, 주소가 맞는지 봐 주세요.",
                    "\(address) isn't answered by Madang (\(status)). Is it running, and the address right?"
                ),
                remedy: "curl --verbose '\(address)'"
            )
        }
        return Finding(
            "federation",
            .fine,
            Words("다른 서버가 행사 계정을 찾을 수 있어요.", "Other servers find the account of the events.")
        )
    }
}
