public import Domain
public import Wire

extension MadangClient {
    public var lessonNotes: LessonNoteClient { LessonNoteClient(client: self) }
}

/// A client for the notes of the member's lessons.
public struct LessonNoteClient: Sendable {
    fileprivate let client: MadangClient

    public func list(of deal: Deal.ID) async throws -> Answer<ListBody<LessonNoteBody>> {
        try await client.readAsMember(LessonNotePath.ofDeal.filled(deal.description))
    }

    public func mine(
        with other: Member.ID?,
        _ slice: SliceRequest
    ) async throws -> Answer<ListBody<LessonNoteBody>> {
        let path = LessonNotePath.mine.rawValue.asking(for: slice)
        return try await client.readAsMember(path.asking(other.map { [("with", $0.description)] } ?? []))
    }

    public func write(_ note: LessonNoteTextBody, of deal: Deal.ID) async throws -> LessonNoteBody {
        try await client.askAsMember("PUT", LessonNotePath.own.filled(deal.description), note)
    }

    public func delete(of deal: Deal.ID) async throws {
        try await client.tellAsMember("DELETE", LessonNotePath.own.filled(deal.description))
    }

    public func tick(isDone: Bool, of deal: Deal.ID) async throws {
        let path = LessonNotePath.homeworkDone.filled(deal.description)
        try await client.tellAsMember(isDone ? "PUT" : "DELETE", path)
    }
}
