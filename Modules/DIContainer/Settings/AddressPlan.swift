import Addresses
import Arguments
import Atlas
import Domain
import Geocoding
import Network

/// Where addresses are looked up, in the operator's order.
struct AddressPlan: Sendable {
    /// The values of `address-order`.
    enum Finder: String {
        /// The imported file of road addresses.
        case file
        case kakao, naver, juso, vworld
    }

    /// Without services.
    static let local = AddressPlan(steps: [.index])

    private enum Step {
        case index
        case service(any AddressService)
    }

    private let steps: [Step]

    private init(steps: [Step]) {
        self.steps = steps
    }

    /// Leaves out services without a key. A service that the operator names needs its key.
    init(_ settings: Settings) throws(SettingsError) {
        let client = HTTPClient(retries: RetryPolicy(attempts: 2))
        let isNamed = settings.source(of: "address-order") != .standard
        var steps: [Step] = []
        for finder in settings.order("address-order", of: Finder.self) {
            guard let keyName = finder.keyName else {
                steps.append(.index)
                continue
            }
            guard let key = try settings.secret(keyName) else {
                guard !isNamed else {
                    throw settings.missing(keyName, neededBy: "address-order", .secretFile)
                }
                continue
            }
            steps.append(.service(try settings.service(finder, client, key: key)))
        }
        self.steps = steps
    }

    /// The gazetteer is always the last.
    func finder(
        index: AddressesByIndex?,
        gazetteer: AddressesByGazetteer,
        clock: any WallClock,
        complaining complain: @escaping @Sendable (String) -> Void
    ) -> any AddressFinder {
        let finders = steps.compactMap { step -> (any AddressFinder)? in
            switch step {
            case .index: index
            case .service(let service): GuardedService(service, clock: clock, complaining: complain)
            }
        }
        return OrderedAddresses(finders + [gazetteer])
    }
}

extension AddressPlan.Finder {
    /// Nil for what needs no key.
    fileprivate var keyName: String? {
        switch self {
        case .file: nil
        case .kakao: "kakao-key-file"
        case .naver: "naver-map-key-file"
        case .juso: "juso-key-file"
        case .vworld: "vworld-key-file"
        }
    }
}

extension Settings {
    fileprivate func service(
        _ finder: AddressPlan.Finder,
        _ client: HTTPClient,
        key: String
    ) throws(SettingsError) -> any AddressService {
        switch finder {
        case .kakao, .file:
            return KakaoAddresses(client, at: text("kakao-url"), key: key)
        case .naver:
            guard let identifier = text(ifGiven: "naver-map-id") else {
                throw missing("naver-map-id", neededBy: "naver-map-key-file", .text)
            }
            return NaverAddresses(client, at: text("naver-map-url"), identifier: identifier, key: key)
        case .juso:
            guard let pointKey = try secret("juso-point-key-file") else {
                throw missing("juso-point-key-file", neededBy: "juso-key-file", .secretFile)
            }
            return JusoAddresses(client, at: text("juso-url"), key: key, pointKey: pointKey)
        case .vworld:
            return VWorldAddresses(client, at: text("vworld-url"), key: key)
        }
    }
}
