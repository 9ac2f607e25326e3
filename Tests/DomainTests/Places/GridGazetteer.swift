import Domain

/// A flat country of square neighbourhoods, a hundredth of a degree wide, around 명동; beyond it lies the sea.
struct GridGazetteer: Gazetteer {
    static let here = Point(latitude: 37.565, longitude: 126.985)!
    let edition = "meadow"

    func neighbourhood(at point: Point, at moment: Moment) -> Neighbourhood? {
        let north = Int((point.latitude * 100).rounded(.down)) - 3_756
        let east = Int((point.longitude * 100).rounded(.down)) - 12_698
        guard (-5...5).contains(north), (-5...5).contains(east) else { return nil }
        return square(Int64(north + 5) * 100 + Int64(east + 5))
    }

    func neighbourhood(_ code: NeighbourhoodCode, at moment: Moment) -> Neighbourhood? {
        (0..<1_111).contains(code.number - 1_000_000_000) ? square(code.number - 1_000_000_000) : nil
    }

    func square(_ number: Int64) -> Neighbourhood? {
        let (north, east) = number.quotientAndRemainder(dividingBy: 100)
        guard let code = NeighbourhoodCode(number: 1_000_000_000 + number),
            let point = Point(
                latitude: Double(north + 3_751) / 100 + 0.005,
                longitude: Double(east + 12_693) / 100 + 0.005
            )
        else { return nil }
        let name = NeighbourhoodName(
            sido: "서울특별시",
            sigungu: "중구",
            dong: "풀밭\(number)동",
            sidoInEnglish: "Seoul",
            sigunguInEnglish: "Jung-gu",
            dongInEnglish: "Meadow \(number)"
        )
        return Neighbourhood(code: code, issued: name, renaming: nil, point: point)
    }

    func find(
        _ sought: NeighbourhoodText,
        near point: Point?,
        limit: Int,
        at moment: Moment
    ) -> [NeighbourhoodMatch] { [] }
    func ring(of code: NeighbourhoodCode, reach: Reach, at moment: Moment) -> [NearbyNeighbourhood]? { nil }
    func codes(around code: NeighbourhoodCode, _ extent: Extent) -> [NeighbourhoodCode]? { nil }
    var everywhere: [NeighbourhoodCode] { [] }
    func codes(around position: RoundedPosition) -> [NeighbourhoodCode] { [] }
    func codes(touching box: MapBox) -> [NeighbourhoodCode] { [] }
    func station(near point: Point) -> NearbyStation? { nil }
    func outlines(in box: MapBox, _ detail: MapDetail) -> [Outline] { [] }
}

/// A secret that a test can foretell.
struct KnownSecret: AppSecret {
    let key: UInt64

    func number(for words: String) -> UInt64 {
        words.utf8.reduce(key) { ($0 &* 0x100_0000_01b3) ^ UInt64($1) }
    }
}

/// Knows the addresses it was told.
struct AddressBook: AddressFinder {
    let entries: [String: [FoundAddress]]

    func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        Array((entries[sought.text] ?? []).prefix(limit))
    }

    func address(at point: Point) async throws -> FoundAddress? {
        entries.values.joined().first { $0.point == point }
    }
}

/// Counts nothing.
struct UnlimitedThrottle: CallThrottle {
    func take(_ calls: [CountedCall], at now: Moment) async throws -> Duration? { nil }
    func giveBack(_ calls: [CountedCall]) async throws {}
    func add(_ count: Int, of call: CountedCall, at now: Moment) async throws {}
}
