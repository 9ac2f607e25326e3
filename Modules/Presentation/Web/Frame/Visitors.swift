public import Domain
import HTTPServer
import Wire

/// Finds out who looks at a page, and how they like it.
public struct Visitors: Sendable {
    private let authenticate: AuthenticateBrowser
    private let clock: any WallClock
    let tiles: MapTiles?

    public init(authenticate: AuthenticateBrowser, clock: any WallClock, tiles: MapTiles?) {
        self.authenticate = authenticate
        self.tiles = tiles
        self.clock = clock
    }

    /// Whose browser it is; nil for a stranger, and for one whose session has ended.
    func recognise(_ request: Request) async throws -> BrowserVisit? {
        guard let token = request.cookies[BrowserCookie.session.rawValue], !token.isEmpty else { return nil }
        do {
            return try await authenticate(token)
        } catch is SessionRefusal {
            return nil
        }
    }

    func visit(_ request: Request, by who: SignedIn?, asking api: HouseAPI) async throws -> Visit {
        let visit = visit(request, by: who, api)
        guard who != nil else { return visit.living(in: try await visit.rememberedHome) }
        let homes: ListBody<HomeBody> = try await visit.get(NeighbourhoodPath.mine)
        return visit.living(
            in: homes.items.first?.neighbourhood,
            reach: homes.items.first?.reach ?? .adjacent,
            withUnread: try await visit.get(NoticePath.unread)
        )
    }

    /// Somebody of whom nothing is asked.
    func stranger(_ request: Request, asking api: HouseAPI) -> Visit {
        visit(request, by: nil, api)
    }

    private func visit(_ request: Request, by who: SignedIn?, _ api: HouseAPI) -> Visit {
        let cookies = request.cookies
        let language = cookies[BrowserCookie.language.rawValue].flatMap(Language.init(rawValue:))
        return Visit(
            request: request,
            who: who,
            language: language ?? request.language,
            look: cookies[BrowserCookie.look.rawValue].flatMap(Look.init(rawValue:)) ?? .device,
            home: nil,
            reach: .adjacent,
            unread: nil,
            told: cookies[BrowserCookie.told.rawValue].flatMap(Told.init(rawValue:)),
            now: clock.now,
            tiles: tiles,
            api: api
        )
    }
}

extension Visit {
    /// What a stranger chose to look at on this device.
    fileprivate var rememberedHome: NeighbourhoodBody? {
        get async throws {
            guard let code = request.cookies[BrowserCookie.neighbourhood.rawValue] else { return nil }
            do {
                return try await get(NeighbourhoodPath.one, code)
            } catch is NeighbourhoodRefusal {
                return nil
            }
        }
    }

    fileprivate func living(
        in home: NeighbourhoodBody?,
        reach: Reach = .adjacent,
        withUnread unread: UnreadBody? = nil
    ) -> Visit {
        Visit(
            request: request,
            who: who,
            language: language,
            look: look,
            home: home,
            reach: reach,
            unread: unread,
            told: told,
            now: now,
            tiles: tiles,
            api: api
        )
    }
}
