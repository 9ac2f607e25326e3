import ActivityPub
import Atlas
import Domain
import Foundation
import JSONCoding
import Testing

@Suite("Documents of ActivityPub")
struct FederatedEventTests {
    private struct NoKey: ServerKeyStore {
        func key(otherwise make: @Sendable () -> String) async throws -> String { make() }
    }

    private static let site = "https://madang.example"

    private func documents() throws -> ActivityPubDocuments {
        let site = FederationSite(Self.site, calendar: "/calendar", page: { "/events/\($0)" })
        return ActivityPubDocuments(
            try #require(site),
            key: SigningKey(NoKey()),
            gazetteer: try MappedGazetteer.embedded(),
            version: "1.2.3"
        )
    }

    private func event(
        _ title: String = "스위프트 밋업",
        mode: EventMode = .offline,
        description: String = "",
        hosts: [String] = ["마당 개발자 모임"],
        topics: Set<EventTopic> = [],
        signUp: EventSignUp = .elsewhere,
        isPostponed: Bool = false
    ) throws -> FeedEvent {
        let start = Moment(milliseconds: 1_796_000_400_000)
        let contents = try EventContents(
            title: ListingTitle(title),
            link: EventLink("https://swift.example/?a=1&b=2"),
            hosts: EventHosts(try hosts.map { try EventHost($0) }),
            description: EventDescription(description),
            venue: EventVenue("구민회관"),
            mode: mode,
            topics: topics,
            dates: EventDates([EventPeriod(startsAt: start, endsAt: start + .seconds(7_200))], in: .seoul),
            signUp: signUp,
            isPostponed: isPostponed
        )
        let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
        let code = try #require(NeighbourhoodCode("1114055000"))
        let place = ListingPlace(
            neighbourhood: code,
            shown: point,
            exact: try ExactPlace(point: point, address: "명동길 <1>")
        )
        let listing = try Event(
            posting: Listing.ID(rawValue: 7),
            by: Member.ID(rawValue: 1),
            contents,
            at: place,
            now: start - .seconds(86_400)
        ).listing
        return FeedEvent(
            listing,
            link: contents.link?.text,
            hosts: hosts,
            description: contents.description.text,
            venue: contents.venue?.text,
            zone: .seoul,
            dates: contents.dates.all,
            isPostponed: isPostponed,
            signUp: signUp.way
        )
    }

    private func object(_ event: FeedEvent) throws -> JSON {
        try JSON(parsing: try documents().event(event))
    }

    @Test("An event says when and where it is, in the words of Mobilizon")
    func facts() throws {
        let id = Listing.ID(rawValue: 7)
        let object = try object(try event(signUp: .here(seats: 30)))
        #expect(object["type"] == "Event" && object["name"] == "스위프트 밋업")
        #expect(object["id"]?.stringValue == "\(Self.site)/federation/events/\(id)")
        #expect(object["url"]?.stringValue == "\(Self.site)/events/\(id)")
        #expect(object["startTime"] == "2026-11-30T01:00:00.000Z")
        #expect(object["endTime"] == "2026-11-30T03:00:00.000Z")
        #expect(object["timezone"] == "Asia/Seoul" && object["ical:status"] == "CONFIRMED")
        #expect(object["status"] == "CONFIRMED" && object["commentsEnabled"] == false)
        #expect(object["isOnline"] == false && object["joinMode"] == "external")
        #expect(object["maximumAttendeeCapacity"] == 30)
        #expect(object["externalParticipationUrl"] == object["url"])
        #expect(object["to"] == ["https://www.w3.org/ns/activitystreams#Public"])
        #expect(object["cc"]?[0]?.stringValue == "\(Self.site)/federation/followers")
        #expect(object["location"]?["name"] == "구민회관")
        #expect(object["location"]?["latitude"] == 37.5637)
        #expect(object["location"]?["address"]?["streetAddress"] == "명동길 <1>")
        #expect(object["location"]?["address"]?["addressRegion"] == "서울특별시")
        #expect(object["summary"] == "2026-11-30 10:00–12:00 (Asia/Seoul), 구민회관")
    }

    @Test("Topics are hashtags without hyphens, and the website is an attachment")
    func topics() throws {
        let object = try object(try event(topics: [.openSource, .ai]))
        #expect(
            object["tag"] == [
                ["type": "Hashtag", "name": "#ai", "href": "https://madang.example/calendar?topic=ai"],
                [
                    "type": "Hashtag", "name": "#opensource",
                    "href": "https://madang.example/calendar?topic=open-source",
                ],
            ]
        )
        #expect(object["attachment"]?[0]?["href"] == "https://swift.example/?a=1&b=2")
        #expect(object["attachment"]?[0]?["name"] == "Website")
    }

    @Test(
        "The neighbourhood of an event without a place, which is its author's, isn't published",
        arguments: [EventMode.online, .undecided]
    )
    func withoutPlace(_ mode: EventMode) throws {
        let event = try event(mode: mode)
        let object = try object(event)
        #expect(object["location"] == nil && object["isOnline"] == .bool(mode == .online))
        let text = String(decoding: try documents().event(event), as: UTF8.self)
        for word in ["명동", "37.56", "중구", "구민회관"] { #expect(!text.contains(word), "\(word)") }
        #expect(object["externalParticipationUrl"] == "https://swift.example/?a=1&b=2")
    }

    @Test("Members' text contains no markup, and paragraphs stay paragraphs")
    func escaped() throws {
        let object = try object(
            try event(
                "<b>굵은</b> 제목",
                description: "<script>alert(1)</script>\n둘째 줄\n\n\"새\" 문단 & 끝",
                hosts: ["<img src=x>"]
            )
        )
        let content = try #require(object["content"]?.stringValue)
        #expect(!content.contains("<script") && !content.contains("<img"))
        #expect(
            content.contains(
                "<p>&lt;script&gt;alert(1)&lt;/script&gt;<br>둘째 줄</p><p>&quot;새&quot; 문단 &amp; 끝</p>"
            )
        )
        #expect(content.contains("href=\"https://swift.example/?a=1&amp;b=2\""))
        #expect(object["name"] == "<b>굵은</b> 제목")
    }

    @Test("A postponed event is tentative, and activities have addresses of their own")
    func activities() throws {
        let documents = try documents()
        let event = try event(isPostponed: true)
        #expect(try object(event)["ical:status"] == "TENTATIVE")
        #expect(try object(event)["status"] == "TENTATIVE")
        let now = event.listing.createdAt
        let kinds: [(EventAnnouncement.Kind, String)] = [
            (.new, "Create"), (.changed, "Update"), (.removed, "Delete"),
        ]
        var ids: Set<String> = []
        for (number, (kind, type)) in kinds.enumerated() {
            let news = EventAnnouncement(
                kind: kind,
                event: event.listing.id,
                object: kind == .removed ? nil : documents.object(of: event),
                number: number + 1
            )
            let activity = try JSON(parsing: Array(documents.announcement(news, at: now).utf8))
            #expect(activity["type"]?.stringValue == type)
            #expect(activity["actor"]?.stringValue == "\(Self.site)/federation/actor")
            #expect(activity["object"]?["type"] == (kind == .removed ? "Tombstone" : "Event"))
            ids.insert(activity["id"]?.stringValue ?? "")
            #expect(documents.announcement(news, at: now) == documents.announcement(news, at: now))
        }
        #expect(ids.count == 3)
    }

    @Test(
        "Follows and their ends are understood in the shapes that others send",
        arguments: [
            ("mastodon-follow", FollowRequest.Wish.follow), ("mastodon-undo", .unfollow),
            ("mobilizon-follow", .follow), ("mobilizon-undo", .unfollow),
        ]
    )
    func shapes(name: String, wish: FollowRequest.Wish) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/\(name).json")
        let message = InboxMessage(
            target: "/federation/inbox",
            headers: [:],
            sentAt: nil,
            body: Array(try Data(contentsOf: file))
        )
        let request = try #require(try documents().request(in: message))
        #expect(request.wish == wish)
        let host = name.hasPrefix("mastodon") ? "social.example" : "events.example"
        #expect(request.host.text == host)
        let acceptance = try JSON(parsing: Array(documents().acceptance(of: request).utf8))
        #expect(acceptance["type"] == "Accept")
        #expect(acceptance["object"]?["id"]?.stringValue == request.id)
        #expect(acceptance["object"]?["actor"]?.stringValue == request.actor)
    }

    @Test("The account is found by its name or address, and needs an address without a path")
    func directory() throws {
        let documents = try documents()
        #expect(documents.account == "@events@madang.example")
        #expect(documents.directory(of: "acct:Events@Madang.Example") != nil)
        #expect(documents.directory(of: "\(Self.site)/federation/actor") != nil)
        #expect(documents.directory(of: "acct:events@other.example") == nil)
        let site = Self.site
        for address in ["", "madang.example", "\(site)/", "\(site)/a", "\(site)?a", "ftp://a.b"] {
            let found = FederationSite(address, calendar: "", page: { "\($0)" })
            #expect(found == nil, "\(address)")
        }
    }
}
