/// The indexes of a neighbourhood's listings, apart by ``Facets/group`` and in each group in one order.
///
/// Most queries want one kind, and only its open listings. They read no others.
struct GroupedPlaces: Equatable {
    private(set) var places: [UInt32] = []
    private var ends: [UInt32] = []

    /// - Parameter places: all, in the order of the groups.
    init(_ places: some Sequence<UInt32>, _ listings: [PackedListing]) {
        var groups = Array(repeating: [UInt32](), count: Facets.groupCount)
        for place in places { groups[listings[Int(place)].facets.group].append(place) }
        self.places.reserveCapacity(listings.count)
        ends.reserveCapacity(groups.count)
        for group in groups {
            self.places += group
            ends.append(UInt32(self.places.count))
        }
    }

    /// `former` after an update, with the added listings where `key` orders them.
    init<Key: Comparable>(
        _ former: GroupedPlaces,
        _ splice: Splice,
        _ listings: [PackedListing],
        by key: (_ place: UInt32) -> Key
    ) {
        places.reserveCapacity(listings.count)
        ends.reserveCapacity(former.ends.count)
        for group in former.ends.indices {
            let start = places.count
            for place in former.places[former.ranks(of: group)] {
                if let moved = splice.moved(place) { places.append(moved) }
            }
            for place in splice.addedPlaces where listings[Int(place)].facets.group == group {
                let own = key(place)
                let index = (start..<places.count).partitioningIndex { own < key(places[$0]) }
                places.insert(place, at: index)
            }
            ends.append(UInt32(places.count))
        }
    }

    /// The indexes of a group in ``places``.
    func ranks(of group: Int) -> Range<Int> {
        (group == 0 ? 0 : Int(ends[group - 1]))..<Int(ends[group])
    }
}
