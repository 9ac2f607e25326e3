import Domain
import Synchronization

/// Knows how many uploads are on their way, each of which may hold its bytes in memory, and turns away those
/// that would be too many; the bytes of one turned away are never read.
final class UploadCounter: Sendable {
    private let mostAtOnce: Int
    private let mostOfOneMember: Int
    private let underWay = Mutex<[Member.ID: Int]>([:])

    init(atOnce: Int, ofOneMember: Int) {
        mostAtOnce = atOnce
        mostOfOneMember = ofOneMember
    }

    func counting<Value>(_ member: Member.ID, _ work: () async throws -> Value) async throws -> Value {
        try underWay.withLock { underWay in
            let own = underWay[member, default: 0]
            guard own < mostOfOneMember, underWay.values.reduce(0, +) < mostAtOnce else {
                throw HouseRefusal.busy
            }
            underWay[member] = own + 1
        }
        defer {
            underWay.withLock { underWay in
                let left = underWay[member, default: 1] - 1
                underWay[member] = left > 0 ? left : nil
            }
        }
        return try await work()
    }
}
