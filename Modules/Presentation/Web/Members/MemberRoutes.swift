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

    public var endpoints: [Endpoint] {
        [
            .on(API.members.one) { member, _, who in
                try await profile(of: member, for: who?.member)
            },
            .on(API.members.named) { _, query, who in
                guard let nickname = try? Nickname(query.nickname),
                    let member = try await members.member(named: nickname)
                else { throw MemberRefusal.notFound }
                return try await profile(of: member, for: who.member)
            },
            listings,
            .on(API.members.joinedRuns) { member, query, who in
                let now = clock.now
                let runs = try await members.joinedRuns(of: member, for: who?.member, query.slice, at: now)
                guard let runs else { throw MemberRefusal.notFound }
                return cards.list(runs)
            },
            .on(API.members.activity) { _, _, who in
                MemberActivityBody(try await members.activity(of: who.member, at: clock.now))
            },
            .on(API.members.ratings) { _, query, who in
                let ids = query.members.items
                guard (1...MemberRating.most).contains(ids.count) else {
                    throw RequestRefusal.invalidParameter("members")
                }
                let ratings = try await members.ratings(of: ids, for: who?.member, at: clock.now)
                return ListBody(ratings.map(MemberRatingBody.init))
            },
        ]
    }

    private func profile(of member: Member.ID, for reader: Member.ID?) async throws -> MemberProfileBody {
        let now = clock.now
        guard let profile = try await members.profile(of: member, for: reader, at: now) else {
            throw MemberRefusal.notFound
        }
        return MemberProfileBody(
            profile,
            living: profile.home.flatMap { gazetteer.neighbourhood($0, at: now) }
        )
    }

    private var listings: Endpoint {
        .on(API.members.listings) { member, query, who in
            guard try await members.isHere(member, for: who?.member) else { throw MemberRefusal.notFound }
            return cards.list(
                try await board.listings(
                    of: member,
                    BoardFilter(),
                    query.slice,
                    for: who?.member,
                    at: clock.now
                )
            )
        }
    }
}
