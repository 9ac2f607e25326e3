import Storage

extension Chore {
    /// What time asks of listings, whatever their kind.
    static func ofListings(_ repositories: Repositories) -> [Chore] {
        [
            Chore("views") { _ in try await repositories.views.keep() },
            Chore("expiry") { now in try await repositories.expiry.expireAll(at: now) },
            Chore("board") { _ in try await repositories.boardKeeper.tidy() },
        ]
    }

    /// Every second, since it is listed on other servers only then.
    static func searches(_ repositories: Repositories) -> Chore {
        Chore("searches") { _ in try await repositories.pastSearches.keep() }
    }
}
