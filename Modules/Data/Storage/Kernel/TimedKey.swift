import Database
import Domain

/// The cursor of a list ordered by a time. It includes an identifier, since several rows may have the same
/// millisecond.
struct TimedKey<Thing>: CustomStringConvertible {
    let at: Moment
    let id: Identifier<Thing>

    init(at: Moment, id: Identifier<Thing>) {
        self.at = at
        self.id = id
    }

    init(row: Row, at time: String, id: String) throws {
        self.init(at: try row.value(time), id: try row.value(id))
    }

    init(cursor: String) throws(SliceRefusal) {
        let parts = cursor.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let at = Int64(parts[0]), let id = Identifier<Thing>(parts[1]) else {
            throw .unknownCursor
        }
        self.init(at: Moment(milliseconds: at), id: id)
    }

    var description: String { "\(at.milliseconds)-\(id)" }
}
