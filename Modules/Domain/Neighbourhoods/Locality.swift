/// A place to look at: a province, a city, a district or a neighbourhood.
public struct Locality: Hashable, Sendable {
    /// The neighbourhood itself, or one of those in it.
    public let code: NeighbourhoodCode
    /// A ring for a neighbourhood.
    public let extent: Extent
    public let name: AreaName

    /// The area of the extent around the neighbourhood.
    public init(_ neighbourhood: Neighbourhood, _ extent: Extent) {
        code = neighbourhood.code
        self.extent = extent
        name = AreaName(extent, around: neighbourhood.code, neighbourhood.name, neighbourhood.nameEn)
    }

    /// The area with the name that it had when its codes were issued.
    fileprivate init(asIssued neighbourhood: Neighbourhood, _ extent: Extent) {
        let issued = neighbourhood.issued
        code = neighbourhood.code
        self.extent = extent
        name = AreaName(extent, around: code, issued.korean, issued.english)
    }

    /// The neighbourhood and those next to it.
    public init(_ neighbourhood: Neighbourhood) {
        self.init(neighbourhood, .ring(.adjacent))
    }
}

/// The name of an area in both languages: "서울 마포구", "Mapo-gu, Seoul".
public struct AreaName: Hashable, Sendable {
    public let korean: String
    public let english: String

    public init(korean: String, english: String) {
        (self.korean, self.english) = (korean, english)
    }

    /// Made of the names of a neighbourhood in it. A ring and a distance have the neighbourhood's own.
    public init(_ extent: Extent, around code: NeighbourhoodCode, _ korean: String, _ english: String) {
        let (words, parts) = (korean.split(separator: " "), english.split(separator: ", "))
        let extent = extent == .city && code.isInMetropolis ? .province : extent
        switch extent {
        case .province:
            self.init(words.prefix(1), parts.suffix(1))
        case .city:
            // "경기 수원시 장안구 정자1동", "Jeongja 1-dong, Suwon-si Jangan-gu, Gyeonggi-do".
            let city = parts.dropFirst().first.map { $0.prefix { $0 != " " } }
            self.init(words.prefix(2), [city, parts.last].compactMap(\.self)[...])
        case .district:
            self.init(words.dropLast(), parts.dropFirst())
        case .ring, .kilometres, .country:
            self.init([Substring(korean)], [Substring(english)])
        }
    }

    private init(_ words: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) {
        korean = words.joined(separator: " ")
        english = parts.joined(separator: ", ")
    }

    /// Without the province: "마포구", "수원시 장안구".
    public var own: AreaName {
        let words = korean.split(separator: " ")
        return AreaName(
            words.count > 1 ? words.dropFirst() : words[...],
            english.split(separator: ", ").prefix(1)
        )
    }
}

extension Gazetteer {
    /// The provinces and metropolitan cities, by code. Those that were joined under one name keep codes of
    /// their own, and are told apart by their former names.
    public func provinces(at moment: Moment) -> [Locality] {
        let provinces = localities(.province, of: everywhere, at: moment)
        return provinces.map { province in
            guard provinces.count(where: { $0.name == province.name }) > 1,
                let neighbourhood = neighbourhood(province.code, at: moment)
            else { return province }
            return Locality(asIssued: neighbourhood, .province)
        }
    }

    /// What is chosen from within a locality: the cities and districts of a province, each city before its
    /// own districts, and the neighbourhoods of a district. Throws for an unknown code.
    public func parts(
        of code: NeighbourhoodCode,
        _ extent: Extent,
        at moment: Moment
    ) throws(NeighbourhoodRefusal) -> [Locality] {
        guard let inside = codes(around: code, extent)?.sorted() else { throw .unknownCode }
        let districts = localities(.district, of: inside, at: moment)
        guard extent != .district, districts.count > 1 else {
            return inside.compactMap { neighbourhood($0, at: moment) }.map { Locality($0) }
        }
        return Self.withCities(districts, localities(.city, of: inside, at: moment))
    }

    /// The provinces, cities and districts whose names have all words of a text, and one of them apart from
    /// the name of their province. Provinces first, then by code.
    public func localities(_ sought: SearchText, at moment: Moment) -> [Locality] {
        everyLocality(at: moment).filter { locality in
            sought.isFound(in: locality.name.searchable)
                && sought.isPartlyFound(in: locality.name.own.searchable)
        }
    }

    /// The provinces, cities, districts, neighbourhoods and stations that a search names as a whole word, and
    /// the other words of the search.
    public func localities(
        namedIn search: String,
        at moment: Moment
    ) -> [(locality: Locality, rest: String)] {
        let words = search.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count <= SearchText.mostWords else { return [] }
        let every = everyLocality(at: moment)
        return words.indices.flatMap { index -> [(Locality, String)] in
            let rest = (words[..<index] + words[(index + 1)...]).joined(separator: " ")
            let areas = every.filter { $0.name.own.isNamed(words[index]) }
            return (areas + neighbourhoods(named: words[index], at: moment)).map { ($0, rest) }
        }
    }

    /// Neighbourhoods by a word that can't mean anything else.
    private func neighbourhoods(named word: String, at moment: Moment) -> [Locality] {
        guard word.count > 2, ["동", "읍", "면", "역"].contains(word.suffix(1)),
            let text = try? NeighbourhoodText(word)
        else { return [] }
        return find(text, near: nil, limit: 4, at: moment).map { Locality($0.neighbourhood) }
    }

    private func everyLocality(at moment: Moment) -> [Locality] {
        provinces(at: moment)
            + Self.withCities(
                localities(.district, of: everywhere, at: moment),
                localities(.city, of: everywhere, at: moment)
            )
            // A metropolitan city is a province, and Sejong its own district.
            .filter { $0.name.korean.contains(" ") }
    }

    /// Cities that have several districts, each before those.
    private static func withCities(_ districts: [Locality], _ cities: [Locality]) -> [Locality] {
        districts.flatMap { district -> [Locality] in
            let city = cities.first { $0.code == district.code }
            guard let city, !city.code.isInMetropolis, city.name != district.name else { return [district] }
            return [city, district]
        }
    }

    /// One per area of the extent, around its first code.
    private func localities(
        _ extent: Extent,
        of codes: [NeighbourhoodCode],
        at moment: Moment
    ) -> [Locality] {
        var last: NeighbourhoodCode?
        return codes.compactMap { code in
            defer { last = code }
            guard last.map({ !code.shares(extent, with: $0) }) ?? true else { return nil }
            return neighbourhood(code, at: moment).map { Locality($0, extent) }
        }
    }
}

extension AreaName {
    fileprivate var searchable: ListingText { ListingText(ofNames: "\(korean) \(english)") }

    /// Whether a word is the name, or the name without the ending of its kind: 마포구, 마포, Mapo.
    fileprivate func isNamed(_ word: String) -> Bool {
        let word = word.lowercased()
        let parts = korean.split(separator: " ").map(String.init)
        let stems = parts.filter { $0.count > 2 && "시군구".contains($0.suffix(1)) }
            .map { String($0.dropLast()) }
        let provinces = parts.count == 1 ? parts.flatMap { [$0 + "시", $0 + "도"] } : []
        let names = english.lowercased().split(separator: " ").map(String.init)
        let short = names.compactMap { $0.split(separator: "-").first.map(String.init) }
        return (parts + stems + provinces + names + short).contains(word)
    }
}
