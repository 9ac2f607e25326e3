/// What members' streams are told.
public protocol LiveQueries: Sendable {
    /// The member's latest number, 0 before the first.
    func head(of member: Member.ID) async throws -> Int

    /// What happened after `number`, at most `limit` numbers of it, without what a block hides now.
    func events(of member: Member.ID, after number: Int, limit: Int) async throws -> LiveSpan
}

/// Rings when there is something new for members' streams, whichever server it happened on.
public protocol LiveSignal: Sendable {
    /// Calls `hear` until the answer is let go of. It is called from anywhere, and has to be quick. The first
    /// call is ``LiveSignalEvent/anything``, once nothing will be missed.
    func listen(_ hear: @escaping @Sendable (LiveSignalEvent) -> Void) -> any Sendable
}

public enum LiveSignalEvent: Hashable, Sendable {
    case news(of: Member.ID)
    /// Some of the member's sessions have ended.
    case sessions(of: Member.ID)
    /// Rings may have been missed: anything may be new, and any session may have ended.
    case anything
}

/// Keeps what is only needed for a while from growing without end.
public protocol LiveArchive: Sendable {
    /// Forgets at most `count` of the events before a moment, and says how many it forgot.
    func forgetEvents(before moment: Moment, atMost count: Int) async throws -> Int

    /// Forgets at most `count` of the request keys used before a moment, and says how many it forgot.
    func forgetKeys(before moment: Moment, atMost count: Int) async throws -> Int
}
