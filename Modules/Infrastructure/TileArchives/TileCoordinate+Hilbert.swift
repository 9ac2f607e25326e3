extension TileCoordinate {
    /// The tile's number in PMTiles: its place on the Hilbert curve of its level, after lower levels.
    var hilbertNumber: UInt64 {
        let before = (UInt64(1) << UInt64(2 * zoom) - 1) / 3
        var (x, y) = (UInt64(column), UInt64(row))
        var place: UInt64 = 0
        var half = (UInt64(1) << UInt64(zoom)) >> 1
        while half > 0 {
            let isEast = x & half != 0
            let isSouth = y & half != 0
            // The quarters in the curve's order: north west, south west, south east, north east.
            let quarter: UInt64 = isEast ? (isSouth ? 2 : 3) : (isSouth ? 1 : 0)
            place += quarter * half * half
            (x, y) = (x & (half - 1), y & (half - 1))
            // The curve is turned in the northern quarters.
            if !isSouth {
                if isEast { (x, y) = (half - 1 - x, half - 1 - y) }
                swap(&x, &y)
            }
            half >>= 1
        }
        return before + place
    }
}
