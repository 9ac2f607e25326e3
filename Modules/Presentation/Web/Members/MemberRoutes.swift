public import Domain
import HTTPServer
import Wire

/// Endpoints of members.
public struct MemberRoutes: Sendable {
    private let members: any MemberQueries
    private let board: any BoardQueries
    private let cards: ListingCards
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(
        members: any MemberQueries,
        board: any BoardQueries,
        cards: ListingCards,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.members = members
        self.board = board
        self.cards = cards
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [one, listings, joinedRuns, ratings] }

    private var one: Endpoint {
        .visitor(.get, MemberPath.one, "Get a member", answers: .json()) {
            [members, gazetteer, clock] request, who in
            let now = clock.now
            let profile = try await members.profile(of: request.memberID, for: who?.member, at: now)
            guard let profile else { throw MemberRefusal.notFound }
            return MemberProfileBody(
                profile,
                living: profile.home.flatMap { gazetteer.neighbourhood($0, at: now) }
            )
        }
    }

    private var listings: Endpoint {
        .visitor(
            .get,
            MemberPath.listings,
            "List a member's listings; open ones, newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [members, board, cards, clock] request, who in
            let id = try request.memberID
            guard try await members.isHere(id, for: who?.member) else { throw MemberRefusal.notFound }
            return cards.list(
                try await board.listings(
                    of: id,
                    BoardFilter(),
                    request.slice,
                    for: who?.member,
                    at: clock.now
                )
            )
        }
    }

    private var joinedRuns: Endpoint {
        .visitor(
            .get,
            MemberPath.joinedRuns,
            "List the past runs that a member took part in, latest first; none unless the member shows them",
            query: Parameter.slice,
            answers: .json()
        ) { [members, cards, clock] request, who in
            let runs = try await members.joinedRuns(
                of: request.memberID,
                for: who?.member,
                request.slice,
                at: clock.now
            )
            guard let runs else { throw MemberRefusal.notFound }
            return cards.list(runs)
        }
    }

    private var ratings: Endpoint {
        .visitor(
            .get,
            MemberPath.ratings,
            "List the ratings of members; without those who have none",
            query: [
                .required(
                    "members",
                    .identifiers(atMost: MemberRating.most),
                    "Identifiers, separated by commas"
                )
            ],
            answers: .json()
        ) { [members, clock] request, who in
            let ids = try request.words("members").map { try request.required("members", Member.ID($0)) }
            guard (1...MemberRating.most).contains(ids.count) else {
                throw RequestRefusal.invalidParameter("members")
            }
            let ratings = try await members.ratings(of: ids, for: who?.member, at: clock.now)
            return ListBody(ratings.map(MemberRatingBody.init))
        }
    }
}

extension Request {
    var memberID: Member.ID {
        get throws { try identifier(or: MemberRefusal.notFound) }
    }
}
