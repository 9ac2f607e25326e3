import ActivityPub
import Arguments
import Network
import Web

/// How events are published to other servers.
struct FederationPlan: Sendable {
    let site: FederationSite
    /// Tests have followers on this machine.
    let reach: NetworkReach

    /// Nil while federation is off. Otherwise it needs a public address without a path, over HTTPS.
    init?(_ settings: Settings, publicAddress: String?) throws(SettingsError) {
        guard settings.text("federation") == "on" else { return nil }
        guard let publicAddress else { throw settings.missing("public-url", neededBy: "federation") }
        guard publicAddress.hasPrefix("https://"),
            let plan = FederationPlan(publicAddress, reach: .publicAddresses)
        else { throw settings.complaint(about: "public-url", value: publicAddress, .address) }
        self = plan
    }

    init?(_ publicAddress: String, reach: NetworkReach) {
        let site = FederationSite(
            publicAddress,
            calendar: PublicEventPages.calendar,
            page: { PublicEventPages.path(of: $0) }
        )
        guard let site else { return nil }
        self.site = site
        self.reach = reach
    }

    /// The address at which other servers look up the account.
    var lookUp: String { site.lookUp }
    /// What a directory calls the account.
    var account: String { site.subject }
}
