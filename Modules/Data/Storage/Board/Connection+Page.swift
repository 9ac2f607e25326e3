import Database
import Domain

extension Connection {
    /// As many candidates as the page takes, and one more if there is one, without those whose author the
    /// reader doesn't see, and those that an operator has taken down. Few are hidden, so that reading again
    /// for the gaps they leave is rare.
    func page<Key>(
        of slice: SliceRequest,
        hiding viewer: Member.ID?,
        after start: Key?,
        _ read: (_ after: Key?, _ limit: Int) throws -> [(key: Key, Candidate)]
    ) throws -> Page<Key> {
        let hidden = try hidden(from: viewer)
        var shown: [(key: Key, candidate: Candidate)] = []
        var last = start
        while shown.count <= slice.limit {
            let wanted = slice.limit + 1 - shown.count
            let read = try read(last, wanted)
            let takenDown = try takenDown(read.map(\.1.id.rawValue), .listing)
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

/// A listing that may be shown, before anything is read of it but who wrote it.
struct Candidate {
    let id: Listing.ID
    let author: Member.ID

    init(row: Row) throws {
        id = try row.value("id")
        author = try row.value("author")
    }
}

/// What one page shows, in order, and where the next begins after.
struct Page<Key> {
    let ids: [Listing.ID]
    let last: Key?
}

extension SliceRequest {
    /// The position that the list was left at.
    var position: Identifier<Listing.Position>? {
        get throws {
            try cursor.map { cursor throws(BoardRefusal) in
                guard let position = Identifier<Listing.Position>(cursor) else { throw .unknownCursor }
                return position
            }
        }
    }
}
