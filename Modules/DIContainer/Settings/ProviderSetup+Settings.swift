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
            setups.append(
                ProviderSetup(
                    provider,
                    clientID: clientID,
                    clientSecret: try settings.secret("\(name)-secret-file"),
                    returnAddress: "\(server)/sign-in/\(name)",
                    authorizeAddress: settings.text(ifGiven: "\(name)-authorize"),
                    apiAddress: settings.text(ifGiven: "\(name)-api")
                )
            )
        }
        return setups
    }
}
