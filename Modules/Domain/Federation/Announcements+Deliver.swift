extension Announcements {
    /// The inboxes of one run, and those that are sent to at once.
    static let mostInboxes = 200
    static let lanes = 8
    /// The activities sent to one inbox in one run, within its reservation even when it is slow.
    static let batch = 20
    static let reservation = Duration.seconds(300)

    /// Sends the activities that wait, to each inbox in order.
    public func deliver() async throws {
        try await announcements.removeOld(at: clock.now)
        var waiting = try await announcements.due(at: clock.now, limit: Self.mostInboxes)[...]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for inbox in waiting.prefix(Self.lanes) { group.addTask { try await deliver(to: inbox) } }
            waiting = waiting.dropFirst(Self.lanes)
            while try await group.next() != nil {
                guard let inbox = waiting.popFirst() else { continue }
                group.addTask { try await deliver(to: inbox) }
            }
        }
    }

    private func deliver(to inbox: String) async throws {
        let now = clock.now
        let queued = try await announcements.reserve(
            inbox,
            at: now,
            until: now + Self.reservation,
            limit: Self.batch
        )
        guard !queued.isEmpty else { return }
        for activity in queued {
            switch await peers.send(activity.body, to: inbox, at: clock.now) {
            case .delivered: try await announcements.finish(activity, at: inbox, nil)
            case .refused(let reason): try await announcements.finish(activity, at: inbox, reason)
            case .gone: return try await announcements.forget(inbox)
            case .failed(let reason): return try await announcements.release(inbox, reason, at: clock.now)
            }
        }
        try await announcements.release(inbox, nil, at: clock.now)
    }
}
