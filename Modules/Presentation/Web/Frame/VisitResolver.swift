public import Domain
import HTTPServer
import Wire

/// Identifies a page's reader and their preferences.
public struct VisitResolver: Sendable {
    private let sessions: Sessions
    private let operators: any OperatorRepository
    private let clock: any WallClock
    let tiles: MapTiles?
    private let takesPayments: Bool
    private let announcesEvents: Bool
    private let sendsMail: Bool
    private let site: any SiteRepository

    public init(
        sessions: Sessions,
        operators: any OperatorRepository,
        clock: any WallClock,
        tiles: MapTiles?,
        takesPayments: Bool,
        announcesEvents: Bool,
        sendsMail: Bool,
        site: any SiteRepository
    ) {
        self.sessions = sessions
        self.operators = operators
        self.tiles = tiles
        self.takesPayments = takesPayments
        self.announcesEvents = announcesEvents
        self.sendsMail = sendsMail
        self.site = site
        self.clock = clock
    }

    /// The browser's session; nil when signed out or when it has ended.
    func recognise(_ request: Request) async throws -> BrowserVisit? {
        guard let token = BrowserCookie.session.value(in: request), !token.isEmpty else { return nil }
        do {
            return try await sessions.authenticateBrowser(token)
        } catch is SessionRefusal {
            return nil
        }
    }

    /// The session that was opened with this token.
    func entered(with token: String) async throws -> SignedInDevice {
        try await sessions.authenticateBrowser(token).who
    }

    func visit(_ request: Request, by who: SignedInDevice?, asking api: InProcessAPI) async throws -> Visit {
        var visit = visit(request, by: who, await site.current(), api)
        visit.announcements = try await visit.openAnnouncements
        guard let who else {
            visit.home = try await visit.rememberedHome
            return visit
        }
        visit.isOperator = try await operators.isAppointed(who.member)
        let homes = try await visit(API.neighbourhoods.mine())
        if let main = homes.items.first {
            visit.home = main.neighbourhood
            visit.reach = main.reach
        }
        return visit
    }

    /// Updates the unread counts after the page has marked entries as read.
    func counted(_ visit: Visit) async throws -> Visit {
        guard visit.who != nil else { return visit }
        var visit = visit
        visit.unread = try await visit(API.notices.unread())
        return visit
    }

    /// The request in a language of the place.
    func speaking(_ request: Request) -> Request {
        let languages = site.known.languages
        guard languages != .both else { return request }
        var request = request
        request.headers["Accept-Language"] = languages.answering(request.language).rawValue
        return request
    }

    /// A visit without a session.
    func stranger(_ request: Request, asking api: InProcessAPI) -> Visit {
        visit(request, by: nil, site.known, api)
    }

    private func visit(
        _ request: Request,
        by who: SignedInDevice?,
        _ settings: SiteSettings,
        _ api: InProcessAPI
    ) -> Visit {
        // Crawlers read each language at an address of its own; see `ShareCard`.
        let chosen = [request.query[ShareCard.language], BrowserCookie.language.value(in: request)]
        let wanted = chosen.lazy.compactMap { $0.flatMap(Language.init(rawValue:)) }.first
        return Visit(
            request: request,
            who: who,
            language: settings.languages.answering(wanted ?? request.language),
            look: BrowserCookie.look.value(in: request).flatMap(Look.init(rawValue:)) ?? .device,
            flash: BrowserCookie.flash.value(in: request).flatMap(Flash.init(rawValue:)),
            now: clock.now,
            tiles: tiles,
            takesPayments: takesPayments,
            announcesEvents: announcesEvents,
            sendsMail: sendsMail,
            settings: settings,
            styleNonce: request.isFromElsewhere ? Self.nonce : nil,
            api: api
        )
    }

    private static var nonce: String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }
}

extension Visit {
    /// The neighbourhood that a signed-out reader chose on this device.
    fileprivate var rememberedHome: NeighbourhoodBody? {
        get async throws {
            guard let code = BrowserCookie.neighbourhood.value(in: request) else { return nil }
            do {
                return try await self(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
            } catch is NeighbourhoodRefusal {
                return nil
            }
        }
    }
}
