import Arguments
import Domain
import Passports

extension ProviderSetup {
    /// Those that the operator has registered the house at.
    static func all(_ settings: Settings, at house: String) throws(SettingsError) -> [ProviderSetup] {
        var setups: [ProviderSetup] = []
        for provider in IdentityProvider.allCases {
            let name = provider.rawValue
            guard let clientID = settings.text(ifGiven: "\(name)-client-id") else { continue }
            setups.append(
                ProviderSetup(
                    provider,
                    clientID: clientID,
                    clientSecret: try settings.secret("\(name)-secret-file"),
                    returnAddress: "\(house)/sign-in/\(name)",
                    door: settings.text(ifGiven: "\(name)-door"),
                    desk: settings.text(ifGiven: "\(name)-desk")
                )
            )
        }
        return setups
    }
}
