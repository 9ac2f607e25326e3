import Storage

extension MaintenanceTask {
    /// What time asks of listings, whatever their kind.
    static func ofListings(_ repositories: Repositories) -> [MaintenanceTask] {
        [
            MaintenanceTask("views") { _ in try await repositories.views.keep() },
            MaintenanceTask("expiry") { now in try await repositories.expiry.expireAll(at: now) },
            MaintenanceTask("rosters") { now in try await repositories.rosters.settleDue(at: now) },
            MaintenanceTask("board") { _ in try await repositories.boardKeeper.tidy() },
        ]
    }

    /// Every second, since it is listed on other servers only then.
    static func searches(_ repositories: Repositories) -> MaintenanceTask {
        MaintenanceTask("searches") { _ in try await repositories.pastSearches.keep() }
    }
}
