import Domain
import HTTPServer
import Synchronization

/// Limits the memory of large request bodies. Each body reserves its declared length before it is read;
/// when none is left, the request is refused and its body discarded.
final class BodyMemory: Sendable {
    private let size: Int
    private let shareOfOneMember: Int
    private let taken = Mutex<[Member.ID: Int]>([:])

    init(bytes size: Int, ofOneMember share: Int) {
        self.size = size
        shareOfOneMember = share
    }

    /// - Parameter limit: reserved for a body without a declared length.
    func holding<Value>(
        _ request: Request,
        atMost limit: Int,
        for member: Member.ID,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let bytes = request.headers["Content-Length"].flatMap { Int($0) } ?? limit
        try take(bytes, for: member)
        defer { giveBack(bytes, of: member) }
        return try await work()
    }

    private func take(_ bytes: Int, for member: Member.ID) throws(ServerRefusal) {
        try taken.withLock { taken throws(ServerRefusal) in
            let own = taken[member, default: 0] + bytes
            guard own <= shareOfOneMember, taken.values.reduce(bytes, +) <= size else { throw .busy }
            taken[member] = own
        }
    }

    private func giveBack(_ bytes: Int, of member: Member.ID) {
        taken.withLock { taken in
            let left = taken[member, default: bytes] - bytes
            taken[member] = left > 0 ? left : nil
        }
    }
}
