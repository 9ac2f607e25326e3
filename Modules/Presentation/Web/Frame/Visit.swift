import Domain
import HTTPServer
import Wire
import Wording

/// A page request with its reader and their preferences.
struct Visit: Sendable {
    let request: Request
    let who: SignedInDevice?
    var isOperator = false
    let language: Language
    let look: Look
    /// The neighbourhood shown by default.
    var home: NeighbourhoodBody?
    /// The reach shown by default.
    var reach = Reach.adjacent
    /// The ratings of authors whose listings the page shows, where they have one.
    var ratings: [Member.ID: MemberRatingBody] = [:]
    /// Those of listings whose cards show their own instead.
    var listingRatings: [Listing.ID: ListingRatingBody] = [:]
    /// Nil when signed out, and until the page is done.
    var unread: UnreadBody?
    /// What operators announce, without those that the reader has closed.
    var announcements: [AnnouncementBody] = []
    /// The flash message from the previous step.
    let flash: Flash?
    let now: Moment
    /// Nil when maps show outlines only.
    let tiles: MapTiles?
    /// Whether the operator has switched payments on.
    let takesPayments: Bool
    /// Whether public events are announced to followers on other servers.
    let announcesEvents: Bool
    /// Whether the server sends mail; it then opens accounts only for proven addresses.
    let sendsMail: Bool
    /// The settings of the place.
    let settings: SiteSettings
    /// Allows the styles within the page; nil when the page links to them.
    let styleNonce: String?
    let api: InProcessAPI

    /// The address of this page, to return to, in the reader's own language.
    var address: String {
        request.path.asking(
            request.query.filter { $0.name != ShareCard.language }.map { ($0.name, $0.value) }
        )
    }

    /// Whether the address asks for a part of what the page has, as a filter does.
    var isNarrowed: Bool { address != request.path }

    /// What the place is called.
    var placeName: Words { settings.name }

    /// The kinds of listings that the place offers.
    var kinds: [Listing.Kind] { settings.kinds }

    /// Whether anyone can sign up.
    var takesMembers: Bool { settings.signUp == .open }

    /// The public address, or else the scheme and host that the browser asked.
    var site: String { request.siteAddress }

    /// The address of a calendar, for programs that subscribe to it.
    func webcal(_ path: String) -> String {
        let host = site.firstRange(of: "://").map { site[$0.upperBound...] } ?? ""
        return "webcal://\(host)\(path)"
    }

    func place(_ name: String = "id") -> String { request.parameters[name] ?? "" }

    private var signedIn: SignedIn? { who.map(SignedIn.device) }

    /// Calls an operation in process: `try await visit(API.deals.one(id))`.
    ///
    /// - Parameter entry: its form, whose key makes repeated submissions have one effect.
    @discardableResult
    func callAsFunction<Caller, Place, In, Out>(
        _ call: Operation<Caller, Place, In, Out>.Call,
        of entry: FormEntry = .empty
    ) async throws -> Out {
        try await api.answer(call, as: signedIn, on: asked(with: entry))
    }

    /// Sends the bytes of a file to an operation that takes them.
    @discardableResult
    func callAsFunction<Caller, Place, In, Out>(
        _ call: Operation<Caller, Place, In, Out>.Call,
        sending file: [UInt8],
        of entry: FormEntry = .empty
    ) async throws -> Out {
        try await api.answer(call, sending: file, as: signedIn, on: asked(with: entry))
    }

    /// The parameters of this page's path, as those of the operation.
    ///
    /// Refuses who may not call it before it reads them, as the operation does.
    func place<Caller, Place, In, Out>(of operation: Operation<Caller, Place, In, Out>) throws -> Place {
        _ = try Caller.admitting(signedIn)
        return try operation.path.place(operation.path.names.map { request.parameters[$0] ?? place() })
    }

    /// The page of a list that the address asks for.
    var slice: SliceQuery {
        get throws { try request.fields(of: SliceQuery.self, named: ["cursor"]) }
    }

    /// The request of a form, with the key that makes repeated submissions have one effect and the version
    /// that an edit is based on.
    func asked(with entry: FormEntry) -> Request {
        var request = request
        request.headers["Accept-Language"] = language.rawValue
        request.headers[RepeatedRequests.header] = entry.key
        request.headers[Request.precondition] = entry.version.map { "\"\($0)\"" }
        return request
    }
}

/// The colour scheme.
enum Look: String, CaseIterable, Sendable {
    /// The device's setting.
    case device
    case light
    case dark
}
