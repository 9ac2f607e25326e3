public import Domain
import HTTPSignatures
import JSONCoding
import WebAddresses
import Wire

public struct ActivityPubDocuments: FederationDocuments {
    let site: FederationSite
    private let key: SigningKey
    private let gazetteer: any Gazetteer
    /// Of this program.
    let version: String

    public init(_ site: FederationSite, key: SigningKey, gazetteer: any Gazetteer, version: String) {
        self.site = site
        self.key = key
        self.gazetteer = gazetteer
        self.version = version
    }

    public var account: String { "@\(FederationSite.name)@\(site.host)" }

    public func directory(of resource: String) -> [UInt8]? {
        let subject = site.subject
        guard resource.lowercased() == subject || resource == site.actor else { return nil }
        let document: JSON = [
            "subject": .string(subject), "aliases": [.string(site.actor)],
            "links": [
                [
                    "rel": "self", "type": "application/activity+json", "href": .string(site.actor),
                ],
                [
                    "rel": "http://webfinger.net/rel/profile-page", "type": "text/html",
                    "href": .string(site.calendarPage),
                ],
            ],
        ]
        return document.encoded()
    }

    public func actor() async throws -> [UInt8] {
        let key = try await key.private()
        let account: JSONObject = [
            "id": .string(site.actor), "type": "Service",
            "preferredUsername": .string(FederationSite.name),
            "name": .string("행사 캘린더 (\(site.host))"), "summary": .string("<p>\(site.host)</p>"),
            "url": .string(site.calendarPage), "inbox": .string(site.inbox), "outbox": .string(site.outbox),
            "followers": .string(site.followers), "endpoints": ["sharedInbox": .string(site.inbox)],
            "manuallyApprovesFollowers": false, "discoverable": true,
            "publicKey": [
                "id": .string(site.key), "owner": .string(site.actor),
                "publicKeyPem": .string(key.publicPEM),
            ],
        ]
        return document(
            account,
            in: ["https://www.w3.org/ns/activitystreams", "https://w3id.org/security/v1"]
        )
    }

    public func event(_ event: FeedEvent) -> [UInt8] { document(object(event)) }

    public func removed(_ event: Listing.ID) -> [UInt8] { document(tombstone(event)) }

    public func outbox(count: Int) -> [UInt8] {
        document([
            "id": .string(site.outbox), "type": "OrderedCollection", "totalItems": .integer(Int64(count)),
            "first": .string("\(site.outbox)?page=true"),
        ])
    }

    public func outboxPage(_ events: Slice<FeedEvent>, after cursor: String?) -> [UInt8] {
        func address(_ cursor: String?) -> JSON {
            .string("\(site.outbox)?page=true\(cursor.map { "&cursor=\($0)" } ?? "")")
        }
        var page: JSONObject = [
            "id": address(cursor), "type": "OrderedCollectionPage", "partOf": .string(site.outbox),
            "orderedItems": .array(
                events.items.map { event in
                    let id = event.listing.id
                    return .object(activity("Create", "new-1", of: id, .object(object(event))))
                }
            ),
        ]
        page["next"] = events.next.map { address($0) }
        return document(page)
    }

    public func followers(count: Int) -> [UInt8] {
        document([
            "id": .string(site.followers), "type": "OrderedCollection", "totalItems": .integer(Int64(count)),
        ])
    }

    public func object(of event: FeedEvent) -> String {
        String(decoding: JSON.object(object(event)).encoded(), as: UTF8.self)
    }

    public func announcement(_ news: EventAnnouncement, at now: Moment) -> String {
        // It was written by `object(of:)`.
        let known = news.object.flatMap { try? JSON(parsing: Array($0.utf8)) }
        let (type, name): (String, String) =
            switch news.kind {
            case .new: ("Create", "new")
            case .changed: ("Update", "changed")
            case .removed: ("Delete", "removed")
            }
        var activity = activity(
            type,
            "\(name)-\(news.number)",
            of: news.event,
            known ?? .object(tombstone(news.event))
        )
        activity["published"] = .string(now.rfc3339)
        return String(decoding: document(activity), as: UTF8.self)
    }

    public func acceptance(of follow: FollowRequest) -> String {
        let acceptance: JSONObject = [
            "id": .string("\(site.actor)#accept-\(PercentEncoding.encode(follow.id))"), "type": "Accept",
            "actor": .string(site.actor), "to": [.string(follow.actor)],
            "object": [
                "id": .string(follow.id), "type": "Follow", "actor": .string(follow.actor),
                "object": .string(site.actor),
            ],
        ]
        return String(decoding: document(acceptance), as: UTF8.self)
    }

    private func object(_ event: FeedEvent) -> JSONObject {
        let place = event.listing.details.place.neighbourhood
        let neighbourhood = gazetteer.neighbourhood(place, at: event.changedAt)
        return EventObject(event: event, site: site, neighbourhood: neighbourhood).json
    }

    private func tombstone(_ event: Listing.ID) -> JSONObject {
        ["id": .string(site.object(of: event)), "type": "Tombstone", "formerType": "Event"]
    }

    private func activity(
        _ type: String,
        _ name: String,
        of event: Listing.ID,
        _ object: JSON
    ) -> JSONObject {
        [
            "id": .string("\(site.object(of: event))#\(name)"), "type": .string(type),
            "actor": .string(site.actor), "to": [.string(EventObject.everyone)],
            "cc": [.string(site.followers)], "object": object,
        ]
    }

    private func document(_ members: JSONObject, in context: JSON = EventObject.context) -> [UInt8] {
        var document: JSONObject = ["@context": context]
        for (name, value) in members { document[name] = value }
        return JSON.object(document).encoded()
    }
}
