import Database
import Domain

extension ListingTable {
    /// The candidates of a page and one more if there is one, without listings of hidden members and hidden
    /// listings. Few listings are hidden, so that a second read is rare.
    func page<Key>(
        of slice: SliceRequest,
        hiding viewer: Member.ID?,
        after start: Key?,
        _ read: (_ after: Key?, _ limit: Int) throws -> [(key: Key, Candidate)]
    ) throws -> Page<Key> {
        let hidden = try connection.blocks.hidden(from: viewer)
        var shown: [(key: Key, candidate: Candidate)] = []
        var last = start
        while shown.count <= slice.limit {
            let wanted = slice.limit + 1 - shown.count
            let read = try read(last, wanted)
            let takenDown = try connection.decisions.takenDown(read.map(\.1.id.rawValue), .listing)
            shown += read.filter { _, candidate in
                !hidden.contains(candidate.author)
                    && (candidate.author == viewer || !takenDown.contains(candidate.id.rawValue))
            }.map { ($0.key, $0.1) }
            guard read.count == wanted else { break }
            last = read.last?.key
        }
        return Page(
            ids: shown.prefix(slice.limit).map(\.candidate.id),
            last: shown.count > slice.limit ? shown[slice.limit - 1].key : nil
        )
    }
}

/// A listing's identifier and author, before visibility is checked.
struct Candidate {
    let id: Listing.ID
    let author: Member.ID

    init(row: Row) throws {
        id = try row.value("id")
        author = try row.value("author")
    }
}

/// One page of results in order, and the cursor of the next.
struct Page<Key> {
    let ids: [Listing.ID]
    let last: Key?
}

extension SliceRequest {
    /// The position at which the list continues.
    var position: Identifier<Listing.Position>? {
        get throws {
            try cursor.map { cursor throws(BoardRefusal) in
                guard let position = Identifier<Listing.Position>(cursor) else { throw .unknownCursor }
                return position
            }
        }
    }
}
