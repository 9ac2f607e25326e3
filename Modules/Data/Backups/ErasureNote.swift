import Domain
import JSONCoding
import ObjectStore

/// The accounts that were deleted on the servers that back up into a folder, also after the last backup.
struct ErasureNote {
    static let name = "erasures"

    private(set) var erasures: [Member.ID: Moment]

    init(in store: ObjectStore) throws {
        try self.init(parsing: store.note(Self.name))
    }

    /// - Parameter bytes: nil when there is no note.
    init(parsing bytes: [UInt8]?) throws {
        erasures = [:]
        guard let bytes else { return }
        guard let items = (try? JSON(parsing: bytes))?["erasures"]?.arrayValue else {
            throw BackupFlaw.unreadableErasures
        }
        for item in items {
            guard let member = item["member"]?.int64Value, let time = item["at"]?.int64Value else {
                throw BackupFlaw.unreadableErasures
            }
            erasures[Member.ID(rawValue: member)] = Moment(milliseconds: time)
        }
    }

    /// Adds erasures, and forgets those that no backup needs any more.
    func adding(_ others: [Member.ID: Moment], forgettingBefore end: Moment, in store: ObjectStore) throws {
        let all = erasures.merging(others) { first, _ in first }.filter { $0.value >= end }
        guard all != erasures else { return }
        try store.keep(Self.encoded(all), asNote: Self.name)
    }

    static func encoded(_ erasures: [Member.ID: Moment]) -> [UInt8] {
        let items = erasures.sorted { $0.key < $1.key }.map { member, time -> JSON in
            ["member": .integer(member.rawValue), "at": .integer(time.milliseconds)]
        }
        return JSON.object(["erasures": .array(items)]).encoded()
    }
}
