import Domain

/// A cursor of a number and then a listing: "120-0AKK28KP00006".
struct NumberedCursor: CustomStringConvertible {
    let number: Int64
    let id: Listing.ID

    init(_ number: Int64, _ id: Listing.ID) {
        self.number = number
        self.id = id
    }

    init(_ cursor: String) throws(BoardRefusal) {
        let parts = cursor.split(separator: "-")
        guard parts.count == 2, let number = Int64(parts[0]), let id = Listing.ID(String(parts[1])) else {
            throw .unknownCursor
        }
        self.init(number, id)
    }

    var description: String { "\(number)-\(id)" }
}
