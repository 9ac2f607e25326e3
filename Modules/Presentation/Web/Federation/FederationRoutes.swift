public import Domain
import HTTPServer
import Wire

/// What other servers ask for while federation is on: the account, its events, and its inbox.
public struct FederationRoutes: Sendable {
    private static let type = "application/activity+json"
    private static let serverType =
        "application/json; profile=\"http://nodeinfo.diaspora.software/ns/schema/2.1#\""

    private let documents: any FederationDocuments
    private let calendar: any EventCalendarQueries
    private let followers: any FollowerRepository
    private let announcements: any AnnouncementRepository
    private let figures: any ServerFigureQueries
    private let receive: ReceiveFollow

    public init(
        documents: any FederationDocuments,
        calendar: any EventCalendarQueries,
        followers: any FollowerRepository,
        announcements: any AnnouncementRepository,
        figures: any ServerFigureQueries,
        receive: ReceiveFollow
    ) {
        self.documents = documents
        self.calendar = calendar
        self.followers = followers
        self.announcements = announcements
        self.figures = figures
        self.receive = receive
    }

    public var endpoints: [Endpoint] {
        [directory, actor, inbox, outbox, followerCount, event, serverDirectory, server]
    }

    private var directory: Endpoint {
        .file(FederationPath.directory, "Find the calendar's account", type: "application/jrd+json") {
            [documents] request in
            let resource = try request.required("resource", request.query["resource"])
            guard let found = documents.directory(of: resource) else {
                throw RequestRefusal.rejected(.notFound)
            }
            var response = Response(bytes: found, type: "application/jrd+json")
            response.headers["Access-Control-Allow-Origin"] = "*"
            return response
        }
    }

    private var serverDirectory: Endpoint {
        .file(
            FederationPath.serverDirectory,
            "Find the description of this server",
            type: "application/json"
        ) { [documents] _ in
            .server(documents.serverDirectory(), type: "application/json")
        }
    }

    private var server: Endpoint {
        .file(FederationPath.server, "Describe this server", type: Self.serverType) {
            [documents, figures] _ in
            .server(documents.server(try await figures.figures()), type: Self.serverType)
        }
    }

    private var actor: Endpoint {
        .file(FederationPath.actor, "Get the calendar's account", type: Self.type) { [documents] request in
            guard !request.prefersPage else { return .redirect(to: PublicEventPages.calendar) }
            return .activity(try await documents.actor())
        }
    }

    private var event: Endpoint {
        .file(FederationPath.event, "Get an event", type: Self.type) { [self] request in
            let id: Listing.ID = try request.identifier(or: ListingRefusal.notFound)
            guard !request.prefersPage else { return .redirect(to: PublicEventPages.path(of: id)) }
            do {
                return .activity(documents.event(try await calendar.find(id)))
            } catch ListingRefusal.notFound {
                guard try await announcements.hasAnnounced(id) else { throw ListingRefusal.notFound }
                return .activity(documents.removed(id), status: 410)
            }
        }
    }

    private var outbox: Endpoint {
        .file(FederationPath.outbox, "Get the calendar's events", type: Self.type) { [self] request in
            guard request.query["page"] != nil else {
                return .activity(documents.outbox(count: try await calendar.count()))
            }
            let cursor = request.query["cursor"]
            let events = try await calendar.newest(SliceRequest(after: cursor))
            return .activity(documents.outboxPage(events, after: cursor))
        }
    }

    /// Only their number, since a list would tell others who follows.
    private var followerCount: Endpoint {
        .file(FederationPath.followers, "Count the followers", type: Self.type) { [self] _ in
            .activity(documents.followers(count: try await followers.count()))
        }
    }

    private var inbox: Endpoint {
        var endpoint = Endpoint.raw(.post, FederationPath.inbox, "Receive an activity", type: Self.type) {
            [receive] request in
            try await receive(request.inboxMessage, from: request.origin)
            return Response(status: 202)
        }
        endpoint.readsBytes = true
        endpoint.isDocumented = false
        return endpoint
    }
}

extension Request {
    /// Whether a browser asks, and no other server.
    fileprivate var prefersPage: Bool {
        let accepted = headers["Accept"] ?? ""
        return accepted.contains("text/html") && !accepted.contains("json")
    }

    fileprivate var inboxMessage: InboxMessage {
        let names = Set(headers.map { $0.name.lowercased() })
        let values = names.map { ($0, headers.values($0).joined(separator: ", ")) }
        let sentAt = headers["Date"].flatMap(HTTPDate.seconds)
        return InboxMessage(
            target: path,
            headers: Dictionary(uniqueKeysWithValues: values),
            sentAt: sentAt.map { Moment(milliseconds: Int64($0) * 1_000) },
            body: Array(body.bytes)
        )
    }
}

extension Response {
    /// Readable by pages of any site, as lists of servers are.
    fileprivate static func server(_ bytes: [UInt8], type: String) -> Response {
        var response = Response(bytes: bytes, type: type)
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Cache-Control"] = "public, max-age=3600"
        return response
    }

    fileprivate static func activity(_ bytes: [UInt8], status: Int = 200) -> Response {
        var response = Response(status: status, bytes: bytes, type: "application/activity+json")
        response.headers["Vary"] = "Accept"
        response.headers["Cache-Control"] = "public, max-age=60"
        return response
    }
}
