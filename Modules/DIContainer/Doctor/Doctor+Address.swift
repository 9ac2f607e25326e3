import Network
import Terminal
import Web
import Wording

extension Doctor {
    /// Asks the server at its public address for something that it refuses under another name.
    func address() async -> Finding {
        guard let address = plan.publicAddress else {
            return Finding(
                "address",
                .fine,
                Words(
                    "public-url이 없어서 어떤 이름으로 와도 응답해요.",
                    "Without public-url, requests for any name are answered."
                )
            )
        }
        let request = ClientRequest(.get, address + Site.probe, timeout: .seconds(10))
        let response = try? await HTTPClient(retries: .never, redirectLimit: 0).send(request)
        switch response?.status {
        case 200:
            return Finding(
                "address",
                .fine,
                Words("마당이 \(address)에서 응답해요.", "Madang answers at \(address).")
            )
        case 421:
            return Finding(
                "address",
                .broken,
                Words(
                    "\(address)(으)로 온 요청이 다른 이름으로 도착해요. 프록시가 Host를 그대로 넘기게 해 주세요.",
                    "Requests for \(address) arrive under another name: let the proxy pass Host on."
                ),
                remedy: "proxy_set_header Host $http_host;"
            )
        case let status:
            return Finding(
                "address",
                .doubtful,
                Words(
                    "\(address)에서 마당이 응답하지 않아요 (\(status.map(String.init) ?? "—")).",
                    "Madang doesn't answer at \(address) (\(status.map(String.init) ?? "—"))."
                ),
                remedy: "curl --verbose '\(address)'"
            )
        }
    }
}
