public import Domain
import JSONCoding
import WebAddresses

extension ActivityPubDocuments {
    /// Mastodon and Mobilizon send a `Follow` of the account, and an `Undo` with the `Follow` in it.
    public func request(in message: InboxMessage) throws -> FollowRequest? {
        guard let json = try? JSON(parsing: message.body), let type = json["type"]?.stringValue else {
            throw FederationRefusal.malformed
        }
        switch type {
        case "Follow": return try request(.follow, in: json, of: json["object"])
        case "Undo":
            guard let follow = json["object"], follow["type"]?.stringValue == "Follow" else { return nil }
            guard follow["actor"] == json["actor"] else { throw FederationRefusal.malformed }
            return try request(.unfollow, in: json, of: follow["object"])
        default: return nil
        }
    }

    private func request(
        _ wish: FollowRequest.Wish,
        in json: JSON,
        of object: JSON?
    ) throws -> FollowRequest? {
        guard let id = json["id"]?.stringValue, let actor = json["actor"]?.stringValue,
            let object = object?.stringValue ?? object?["id"]?.stringValue
        else { throw FederationRefusal.malformed }
        guard object == site.actor else { return nil }
        guard [id, actor].allSatisfy(RemoteAddress.isShort), let address = WebAddress(actor),
            WebAddress(id)?.origin == address.origin, let host = try? WebsiteHost(address.host)
        else { throw FederationRefusal.malformed }
        return FollowRequest(wish, id: id, actor: actor, host: host)
    }
}

/// Addresses that others wrote.
enum RemoteAddress {
    private static let longest = 2_000

    static func isShort(_ text: String) -> Bool { text.utf8.count <= longest }

    /// Whether it is an address on the server of another one, which is where its requests may go.
    static func isBeside(_ text: String, _ other: String) -> Bool {
        guard isShort(text), let address = WebAddress(text), let other = WebAddress(other) else {
            return false
        }
        return address.user == nil && address.origin == other.origin
    }
}
