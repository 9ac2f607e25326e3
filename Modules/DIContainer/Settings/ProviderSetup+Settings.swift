import Arguments
import Domain
import Passports

extension ProviderSetup {
    /// The providers with a client registration in the settings.
    static func all(_ settings: Settings, at server: String) throws(SettingsError) -> [ProviderSetup] {
        var setups: [ProviderSetup] = []
        for provider in IdentityProvider.allCases {
            let name = provider.rawValue
            guard let clientID = settings.text(ifGiven: "\(name)-client-id") else { continue }
            let secret = try settings.secret("\(name)-secret-file")
            let address = "\(server)/sign-in/\(name)"
            switch provider {
            case .kakao:
                let servers = settings.servers(of: provider)
                setups.append(.init(kakao: clientID, secret, returnAddress: address, at: servers))
            case .naver:
                let servers = settings.servers(of: provider)
                setups.append(.init(naver: clientID, secret, returnAddress: address, at: servers))
            case .openID:
                let issuer = try settings.issuer()
                setups.append(.init(openID: clientID, secret, returnAddress: address, issuer: issuer))
            }
        }
        return setups
    }
}

extension Settings {
    fileprivate func servers(of provider: IdentityProvider) -> ProviderSetup.Servers {
        ProviderSetup.Servers(
            authorize: text(ifGiven: "\(provider.rawValue)-authorize"),
            api: text(ifGiven: "\(provider.rawValue)-api")
        )
    }

    fileprivate func issuer() throws(SettingsError) -> String {
        guard var issuer = text(ifGiven: "oidc-issuer") else {
            throw missing("oidc-issuer", neededBy: "oidc-client-id")
        }
        while issuer.last == "/" { issuer.removeLast() }
        return issuer
    }
}
