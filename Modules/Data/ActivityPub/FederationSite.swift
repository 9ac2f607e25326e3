public import Domain
import WebAddresses
import Wire

/// The public address of this server, and what is below it.
public struct FederationSite: Sendable {
    /// The name of the account before the host.
    static let name = "events"

    /// Scheme and host, without a slash at the end.
    let address: String
    /// With the port, if it isn't the usual one.
    let host: String
    private let pageOfEvent: @Sendable (Listing.ID) -> String
    let calendarPage: String

    /// Nil unless the address has a scheme and a host and nothing else: the account is found by its host.
    /// - Parameters:
    ///   - calendar: the path of the calendar's page.
    ///   - page: the path of an event's page.
    public init?(
        _ address: String,
        calendar: String,
        page: @escaping @Sendable (Listing.ID) -> String
    ) {
        guard let parts = WebAddress(address), !parts.host.isEmpty, parts.origin == address,
            ["http", "https"].contains(parts.scheme)
        else { return nil }
        self.address = address
        host = String(parts.origin.dropFirst(parts.scheme.count + 3))
        calendarPage = address + calendar
        pageOfEvent = page
    }

    var actor: String { address + FederationPath.actor.rawValue }
    var key: String { "\(actor)#main-key" }
    var inbox: String { address + FederationPath.inbox.rawValue }
    var outbox: String { address + FederationPath.outbox.rawValue }
    var followers: String { address + FederationPath.followers.rawValue }

    /// The address at which other servers look up the account.
    public var lookUp: String { "\(address)\(FederationPath.directory.rawValue)?resource=\(subject)" }

    /// The account as directories name it.
    public var subject: String { "acct:\(Self.name)@\(host)" }

    func object(of event: Listing.ID) -> String {
        address + FederationPath.event.filled(event.description)
    }

    func page(of event: Listing.ID) -> String { address + pageOfEvent(event) }
}
