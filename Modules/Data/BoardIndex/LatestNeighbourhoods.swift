/// The neighbourhoods that have listings of one group, by the position of the newest one, so that a page of
/// the country reads only the first of them.
struct LatestNeighbourhoods: Equatable {
    /// Indexes of the country's neighbourhoods.
    private(set) var indices: [Int32]

    /// - Parameter positions: by neighbourhood; `Int64.min` for one without such listings.
    init(_ positions: [Int64]) {
        indices = positions.indices.filter { positions[$0] != .min }.map(Int32.init)
        indices.sort { positions[Int($0)] > positions[Int($1)] }
    }

    /// - Parameter positions: before the change.
    mutating func move(_ index: Int, to position: Int64, among positions: [Int64]) {
        if positions[index] != .min {
            // A listing that moves may be the newest of both neighbourhoods until both have changed.
            let start = indices.partitioningIndex { positions[Int($0)] <= positions[index] }
            if let place = indices[start...].firstIndex(of: Int32(index)) { indices.remove(at: place) }
        }
        if position != .min {
            let place = indices.partitioningIndex { positions[Int($0)] <= position }
            indices.insert(Int32(index), at: place)
        }
    }
}
