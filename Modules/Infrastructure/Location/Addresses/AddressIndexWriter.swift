/// Writes the file that ``AddressIndex`` reads. The same addresses make the same bytes, in any order.
public struct AddressIndexWriter {
    private var collection: AddressCollection
    private let file: SectionFile

    /// What was written.
    public struct Summary: Sendable {
        public let addresses: Int
        public let roads: Int
        /// In bytes.
        public let size: Int
    }

    /// Replaces the file at `path` when all is written; a failure leaves it as it was.
    ///
    /// - Parameters:
    ///   - edition: of the source, for its readers.
    ///   - moment: in milliseconds since 1970.
    public static func write(
        _ collection: consuming AddressCollection,
        to path: String,
        edition: String,
        at moment: Int64
    ) throws(AddressIndexFailure) -> Summary {
        let file = try SectionFile(replacing: path)
        var writer = AddressIndexWriter(collection: consume collection, file: file)
        return try writer.write(edition: edition, at: moment)
    }

    private mutating func write(
        edition: String,
        at moment: Int64
    ) throws(AddressIndexFailure) -> Summary {
        let areaPlaces = try writeAreas(edition: edition)
        let roads = try writeRoads(areaPlaces)
        sortEntries()
        try writeBuildings(roads: roads.count)
        let grid = try writeGrid(roads)
        try writeTitles()
        let addresses = collection.entries.count
        let size = try file.finish { header in
            header.put(moment, at: AddressIndexFormat.Field.madeAt)
            header.put(UInt32(0), at: AddressIndexFormat.Field.edition)
            header.put(grid.originLatitude, at: AddressIndexFormat.Field.originLatitude)
            header.put(grid.originLongitude, at: AddressIndexFormat.Field.originLongitude)
            header.put(grid.columns, at: AddressIndexFormat.Field.columns)
        }
        return Summary(addresses: addresses, roads: roads.count, size: size)
    }

    /// Writes the edition, which is the first text, and the areas in the order of their names. Returns the
    /// place of each area.
    private func writeAreas(edition: String) throws(AddressIndexFailure) -> [UInt16] {
        let texts = collection.texts.strings
        let textOrder = texts.indices.sorted { texts[$0] < texts[$1] }
        var textPlaces = [UInt32](repeating: 0, count: texts.count)
        for (place, text) in textOrder.enumerated() { textPlaces[text] = UInt32(place + 1) }
        let areas = collection.areas.map { area in area.map { textPlaces[Int($0)] } }
        let order = areas.indices.sorted { areas[$0].lexicographicallyPrecedes(areas[$1]) }
        var places = [UInt16](repeating: 0, count: areas.count)
        for (place, area) in order.enumerated() { places[area] = UInt16(place) }
        try writeTexts([edition] + textOrder.map { texts[$0] }, ends: .textEnds, bytes: .textBytes)
        try file.write(.areaTexts, order.lazy.map { areas[$0] }.joined())
        return places
    }

    private func writeTexts(
        _ texts: [String],
        ends: AddressIndexFormat.Section,
        bytes: AddressIndexFormat.Section
    ) throws(AddressIndexFailure) {
        var end: UInt32 = 0
        try file.write(
            ends,
            texts.lazy.map { text -> UInt32 in
                end += UInt32(text.utf8.count)
                return end
            }
        )
        try file.write(bytes, texts.lazy.map(\.utf8).joined())
    }

    private func writeUnits(
        _ words: some Sequence<[UInt16]>,
        ends: AddressIndexFormat.Section,
        units: AddressIndexFormat.Section
    ) throws(AddressIndexFailure) {
        var end: UInt32 = 0
        try file.write(
            ends,
            words.lazy.map { word -> UInt32 in
                end += UInt32(word.count)
                return end
            }
        )
        try file.write(units, words.lazy.joined())
    }

    /// Writes names and roads, and numbers the roads of all entries in the order of their names.
    private mutating func writeRoads(
        _ areaPlaces: [UInt16]
    ) throws(AddressIndexFailure) -> [AddressCollection.Road] {
        let names = collection.names.strings
        let folded = names.map { FoldedText($0).joined }
        let order = names.indices.sorted {
            folded[$0] == folded[$1]
                ? names[$0] < names[$1] : folded[$0].lexicographicallyPrecedes(folded[$1])
        }
        var places = [UInt32](repeating: 0, count: names.count)
        for (place, name) in order.enumerated() { places[name] = UInt32(place) }

        let all = collection.roads
        let roadOrder = all.indices.sorted { left, right in
            let (left, right) = (all[left], all[right])
            let (one, other) = (places[Int(left.name)], places[Int(right.name)])
            guard one == other else { return one < other }
            let (here, there) = (areaPlaces[Int(left.area)], areaPlaces[Int(right.area)])
            return here == there ? left.level < right.level : here < there
        }
        var roadPlaces = [UInt32](repeating: 0, count: all.count)
        for (place, road) in roadOrder.enumerated() { roadPlaces[road] = UInt32(place) }
        for index in collection.entries.indices {
            collection.entries[index].road = roadPlaces[Int(collection.entries[index].road)]
        }
        let roads = roadOrder.map { road in
            var road = all[road]
            road.name = places[Int(road.name)]
            road.area = areaPlaces[Int(road.area)]
            return road
        }
        try write(order.map { names[$0] }, order.map { folded[$0] }, of: roads)
        return roads
    }

    private func write(
        _ names: [String],
        _ folded: [[UInt16]],
        of roads: [AddressCollection.Road]
    ) throws(AddressIndexFailure) {
        try writeTexts(names, ends: .nameEnds, bytes: .nameBytes)
        try writeUnits(folded, ends: .nameUnitEnds, units: .nameUnits)
        var roadEnds = [UInt32](repeating: 0, count: names.count)
        for road in roads { roadEnds[Int(road.name)] += 1 }
        for index in roadEnds.indices.dropFirst() { roadEnds[index] += roadEnds[index - 1] }
        try file.write(.nameRoadEnds, roadEnds)
        let initials = folded.map { $0.map { Hangul.initial(ofSyllable: $0) ?? $0 } }
        let byInitials = names.indices.sorted {
            initials[$0] == initials[$1]
                ? $0 < $1 : initials[$0].lexicographicallyPrecedes(initials[$1])
        }
        try file.write(.namesByInitials, byInitials.lazy.map(UInt32.init))
        try file.write(.roadNames, roads.lazy.map(\.name))
        try file.write(.roadAreas, roads.lazy.map(\.area))
        try file.write(.roadLevels, roads.lazy.map(\.level))
    }

    /// Of several entries with one road and number, one with a name comes first, and stays alone.
    private mutating func sortEntries() {
        func key(_ entry: AddressCollection.Entry) -> UInt64 {
            UInt64(entry.road) << 32 | UInt64(entry.number)
        }
        collection.entries.sort { left, right in
            let (one, other) = (key(left), key(right))
            guard one == other else { return one < other }
            if (left.title == 0) != (right.title == 0) { return left.title != 0 }
            return (left.latitude, left.longitude) < (right.latitude, right.longitude)
        }
        var count = 0
        for index in collection.entries.indices {
            let entry = collection.entries[index]
            if count > 0, key(collection.entries[count - 1]) == key(entry) { continue }
            collection.entries[count] = entry
            count += 1
        }
        collection.entries.removeSubrange(count...)
    }

    private func writeBuildings(roads: Int) throws(AddressIndexFailure) {
        var ends = [UInt32](repeating: 0, count: roads)
        for entry in collection.entries { ends[Int(entry.road)] += 1 }
        for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
        try file.write(.roadEnds, ends)
        try file.write(.numbers, collection.entries.lazy.map(\.number))
        try file.write(
            .points,
            collection.entries.lazy.map { CollectionOfOne($0.latitude) + [$0.longitude] }.joined()
        )
    }

    /// Only buildings on the ground are looked up by their point.
    private func writeGrid(
        _ roads: [AddressCollection.Road]
    ) throws(AddressIndexFailure) -> AddressGrid {
        let grid = try AddressGrid(around: collection.entries)
        var placed: [UInt64] = []
        placed.reserveCapacity(collection.entries.count)
        for (index, entry) in collection.entries.enumerated() where roads[Int(entry.road)].level == 0 {
            let cell = grid.cell(latitude: entry.latitude, longitude: entry.longitude)
            placed.append(UInt64(cell) << 32 | UInt64(index))
        }
        placed.sort()
        let (cells, ends) = Self.groups(placed)
        try file.write(.cells, cells)
        try file.write(.cellEnds, ends)
        try file.write(.cellBuildings, placed.lazy.map { UInt32(truncatingIfNeeded: $0) })
        return grid
    }

    private func writeTitles() throws(AddressIndexFailure) {
        let titles = collection.titles
        let order = titles.indices.sorted { titles[$0].lexicographicallyPrecedes(titles[$1]) }
        var places = [UInt32](repeating: 0, count: titles.count)
        for (place, title) in order.enumerated() { places[title] = UInt32(place) }
        var named: [UInt64] = []
        for (index, entry) in collection.entries.enumerated() where entry.title != 0 {
            named.append(UInt64(places[Int(entry.title) - 1]) << 32 | UInt64(index))
        }
        named.sort()
        // A name of which every entry was dropped for another has no building.
        let (used, ends) = Self.groups(named)
        try writeUnits(
            used.lazy.map { titles[order[Int($0)]] },
            ends: .titleUnitEnds,
            units: .titleUnits
        )
        try file.write(.titleBuildingEnds, ends)
        try file.write(.titleBuildings, named.lazy.map { UInt32(truncatingIfNeeded: $0) })
    }

    /// The distinct upper halves of ascending numbers, and where each ends.
    private static func groups(_ numbers: [UInt64]) -> (keys: [UInt32], ends: [UInt32]) {
        var (keys, ends): ([UInt32], [UInt32]) = ([], [])
        for (index, number) in numbers.enumerated() {
            let key = UInt32(number >> 32)
            if keys.last == key {
                ends[ends.count - 1] = UInt32(index + 1)
            } else {
                keys.append(key)
                ends.append(UInt32(index + 1))
            }
        }
        return (keys, ends)
    }
}
