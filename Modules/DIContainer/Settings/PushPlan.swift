import Arguments
import Domain
import Network
import WebAddresses

/// How notices are pushed to browsers.
struct PushPlan: Sendable {
    /// A `mailto:` or `https:` address that push services can write to; nil when no usable one is known.
    let contact: String?
    let reach: NetworkReach

    /// - Parameters:
    ///   - securityContact: used where no contact is set, and after it the public address.
    init(_ settings: Settings, publicAddress: String?, securityContact: String?) throws(SettingsError) {
        reach = settings.text("push-services") == "any" ? .everything : .publicAddresses
        guard let given = settings.contact(ifGiven: "push-contact") else {
            contact = [securityContact, publicAddress].compactMap(\.self).first(where: Self.isUsable)
            return
        }
        guard Self.isUsable(given) else {
            throw settings.complaint(about: "push-contact", value: settings.text("push-contact"), .address)
        }
        contact = given
    }

    /// Sends also to this machine, as tests do.
    static let local = PushPlan(contact: nil, reach: .everything)

    private init(contact: String?, reach: NetworkReach) {
        (self.contact, self.reach) = (contact, reach)
    }

    /// Apple refuses contacts that can't exist on the internet.
    private static func isUsable(_ contact: String) -> Bool {
        guard
            contact.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != 0x5C })
        else { return false }
        let host: String
        if contact.hasPrefix("mailto:") {
            guard let address = try? EmailAddress(String(contact.dropFirst("mailto:".count))) else {
                return false
            }
            host = String(address.text.split(separator: "@").last ?? "")
        } else {
            guard let address = WebAddress(contact), address.scheme == "https" else { return false }
            host = address.host
        }
        let isPrivate = [".local", ".invalid", ".localhost", ".localdomain"].contains(where: host.hasSuffix)
        // The last letter tells a name from an IP address.
        return host.contains(".") && !isPrivate && host.last?.isLetter == true
    }
}
