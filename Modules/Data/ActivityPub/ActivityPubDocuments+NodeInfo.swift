public import Domain
import JSONCoding
import Wire

/// NodeInfo 2.1.
extension ActivityPubDocuments {
    private static let schema = "http://nodeinfo.diaspora.software/ns/schema/2.1"

    public func serverDirectory() -> [UInt8] {
        let document: JSON = [
            "links": [
                [
                    "rel": .string(Self.schema),
                    "href": .string(site.address + FederationPath.server.rawValue),
                ]
            ]
        ]
        return document.encoded()
    }

    /// Nothing is measured of who was active, and comments aren't sent to other servers.
    public func server(_ figures: ServerFigures) -> [UInt8] {
        let document: JSON = [
            "version": "2.1", "software": ["name": "madang", "version": .string(version)],
            "protocols": ["activitypub"], "services": ["inbound": [], "outbound": []],
            "openRegistrations": true,
            "usage": [
                "users": ["total": .integer(Int64(figures.members))],
                "localPosts": .integer(Int64(figures.events)),
            ],
            "metadata": [:],
        ]
        return document.encoded()
    }
}
