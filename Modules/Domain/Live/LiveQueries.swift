/// Reads events for members' streams.
public protocol LiveQueries: Sendable {
    /// The member's latest number, 0 before the first.
    func head(of member: Member.ID) async throws -> Int

    /// Returns the events after `number`, covering at most `limit` numbers, without those hidden by a block.
    func events(of member: Member.ID, after number: Int, limit: Int) async throws -> LiveSpan
}

/// Signals new events for members' streams, across all servers.
public protocol LiveSignal: Sendable {
    /// Calls `hear` until the returned value is released. Calls come from any thread and must return quickly.
    /// The first call is ``LiveSignalEvent/anything``, after which no signal is missed.
    func listen(_ hear: @escaping @Sendable (LiveSignalEvent) -> Void) -> any Sendable
}

public enum LiveSignalEvent: Hashable, Sendable {
    case news(of: Member.ID)
    /// Some of the member's sessions have ended.
    case sessions(of: Member.ID)
    /// Signals may have been missed: any member may have events and any session may have ended.
    case anything
}

/// Deletes old events and request keys.
public protocol LiveArchive: Sendable {
    /// Deletes at most `count` events older than a moment and returns how many.
    func forgetEvents(before moment: Moment, atMost count: Int) async throws -> Int

    /// Deletes at most `count` request keys last used before a moment and returns how many.
    func forgetKeys(before moment: Moment, atMost count: Int) async throws -> Int
}
