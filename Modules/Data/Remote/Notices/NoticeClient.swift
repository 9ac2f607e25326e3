public import Domain
public import Wire

extension MadangClient {
    public var notices: NoticeClient { NoticeClient(client: self) }
}

/// A client for the member's notices.
public struct NoticeClient: Sendable {
    fileprivate let client: MadangClient

    public func list(_ slice: SliceRequest = SliceRequest()) async throws -> Answer<ListBody<NoticeBody>> {
        try await client.readAsMember(NoticePath.all.rawValue.asking(for: slice))
    }

    /// Returns the remaining unread counts.
    public func read(_ chosen: ChosenNotices) async throws -> UnreadBody {
        try await client.askAsMember("PUT", NoticePath.read.rawValue, ChosenNoticesBody(chosen))
    }

    public func unread() async throws -> Answer<UnreadBody> {
        try await client.readAsMember(NoticePath.unread.rawValue)
    }

    public func muted() async throws -> Answer<Set<Notice.Kind>> {
        let answer: Answer<MutedNoticesBody> = try await client.readAsMember(NoticePath.switches.rawValue)
        return answer.map(\.muted)
    }

    public func mute(_ kinds: Set<Notice.Kind>) async throws -> Set<Notice.Kind> {
        let body: MutedNoticesBody = try await client.askAsMember(
            "PUT",
            NoticePath.switches.rawValue,
            MutedNoticesBody(kinds)
        )
        return body.muted
    }
}
