import Addresses
import Arguments
import Atlas
import Domain
import Geocoding

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
        let isNamed = settings.source(of: "address-order") != .standard
        var steps: [Step] = []
        for finder in settings.order("address-order", of: Finder.self) {
            guard finder != .file else {
                steps.append(.index)
                continue
            }
            if let service = try settings.service(finder) {
                steps.append(.service(service))
            } else if isNamed {
                throw settings.missing("\(finder.prefix)-key-file", neededBy: "address-order", .secretFile)
            }
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
    /// What the names of its settings begin with.
    fileprivate var prefix: String { self == .naver ? "naver-map" : rawValue }
}

extension Settings {
    /// Nil without a key, and for what is no service.
    fileprivate func service(_ finder: AddressPlan.Finder) throws(SettingsError) -> (any AddressService)? {
        guard finder != .file, let key = try secret("\(finder.prefix)-key-file") else { return nil }
        let server = text("\(finder.prefix)-url")
        switch finder {
        case .file: return nil
        case .kakao: return KakaoAddresses(at: server, key: key)
        case .naver:
            guard let identifier = text(ifGiven: "naver-map-id") else {
                throw missing("naver-map-id", neededBy: "naver-map-key-file", .text)
            }
            return NaverAddresses(at: server, identifier: identifier, key: key)
        case .juso:
            guard let pointKey = try secret("juso-point-key-file") else {
                throw missing("juso-point-key-file", neededBy: "juso-key-file", .secretFile)
            }
            return JusoAddresses(at: server, key: key, pointKey: pointKey)
        case .vworld: return VWorldAddresses(at: server, key: key)
        }
    }
}
