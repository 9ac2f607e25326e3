import Storage

extension MaintenanceTask {
    /// The periodic tasks of listings of all kinds.
    static func ofListings(_ repositories: Repositories) -> [MaintenanceTask] {
        [
            MaintenanceTask("views") { _ in try await repositories.views.keep() },
            MaintenanceTask("expiry") { now in try await repositories.expiry.expireAll(at: now) },
            MaintenanceTask("open questions") { now in
                try await repositories.openQuestions.followUp(at: now)
            },
            MaintenanceTask("rosters") { now in try await repositories.rosters.settleDue(at: now) },
            MaintenanceTask("reminders of starts") { now in
                try await repositories.rosters.remindOfStarts(at: now)
            },
            MaintenanceTask("board") { _ in try await repositories.boardKeeper.tidy() },
        ]
    }

    /// Every second, because other servers list a search only once it is written.
    static func searches(_ repositories: Repositories) -> MaintenanceTask {
        MaintenanceTask("searches") { _ in try await repositories.pastSearches.keep() }
    }
}
