/// Stores what is known of recordings. They are removed with their teacher.
public protocol RecordingRepository: Sendable {
    /// Throws ``RecordingRefusal/byTeachers`` or ``RecordingRefusal/tooMany``.
    func checkRoom(of member: Member.ID) async throws

    /// Stores the recording and returns it. A repeated request returns the one that it made before. Throws
    /// what ``checkRoom(of:)`` does; of concurrent requests for the last place, one succeeds.
    func insert(_ recording: Recording) async throws -> Recording

    /// Throws ``RecordingRefusal/notFound``, also for a teacher who is hidden from the reader.
    func find(_ id: Recording.ID, for reader: Member.ID?) async throws -> Recording

    /// Changes one of the member's own and returns it. Throws ``RecordingRefusal/notFound``.
    func update(
        _ id: Recording.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout Recording) throws -> Void
    ) async throws -> Recording

    /// Removes one of the member's own. Throws ``RecordingRefusal/notFound``.
    func remove(_ id: Recording.ID, of member: Member.ID) async throws

    /// Returns the members of `files` that belong to a recording.
    func needed(of files: [StoredFile]) async throws -> Set<StoredFile>
}
