public import Domain
import Wire

/// Converts deals to bodies, with the names of their neighbourhoods.
public struct DealReading: Sendable {
    private let queries: any DealQueries
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(queries: any DealQueries, gazetteer: any Gazetteer, clock: any WallClock) {
        self.queries = queries
        self.gazetteer = gazetteer
        self.clock = clock
    }

    func one(_ id: Deal.ID, for reader: Member.ID) async throws -> DealBody {
        guard let deal = try await queries.find(id, for: reader, at: clock.now) else {
            throw DealRefusal.notFound
        }
        return body(deal)
    }

    func list(
        in conversation: Conversation.ID,
        for reader: Member.ID,
        _ slice: SliceRequest
    ) async throws -> ListBody<DealBody> {
        list(try await queries.list(in: conversation, for: reader, at: clock.now, slice))
    }

    func list(
        of reader: Member.ID,
        _ filter: DealFilter,
        _ slice: SliceRequest
    ) async throws -> ListBody<DealBody> {
        list(try await queries.list(of: reader, filter, at: clock.now, slice))
    }

    /// The deals that entries of a conversation are shown with.
    func list(of messages: [Message], for reader: Member.ID) async throws -> [DealBody] {
        let ids = Set(messages.compactMap(\.shownDeal))
        return try await queries.list(ids, for: reader, at: clock.now).map(body)
    }

    private func list(_ slice: Slice<DealSummary>) -> ListBody<DealBody> {
        ListBody(slice.items.map(body), next: slice.next)
    }

    private func body(_ summary: DealSummary) -> DealBody {
        DealBody(summary) { gazetteer.neighbourhood($0, at: clock.now) }
    }
}
