import Domain
import Location

/// The search terms of a neighbourhood, by part of its name.
enum PlaceTerms {
    struct Term: Hashable {
        let units: [UInt16]
        let role: PlaceRole
    }

    static func sido(_ name: NeighbourhoodName) -> Set<Term> {
        let short = NeighbourhoodName.short(sido: name.sido)
        let common = short + (name.sido.hasSuffix("시") ? "시" : "도")
        let english = name.sidoInEnglish
        return terms([name.sido, short, common, english, stem(english)], .sido)
    }

    /// Indexes a city's district under the city, the district and both.
    static func sigungu(_ name: NeighbourhoodName) -> Set<Term> {
        let parts = name.sigungu.split(separator: " ").map(String.init)
        let englishParts = name.sigunguInEnglish.split(separator: " ").map(String.init)
        var found = terms([name.sigungu, name.sigunguInEnglish] + parts + englishParts, .sigungu)
        for (index, part) in parts.enumerated() where part.count > 2 {
            found.formUnion(terms([String(part.dropLast())], .sigunguStem))
            if englishParts.indices.contains(index) {
                found.formUnion(terms([stem(englishParts[index])], .sigunguStem))
            }
        }
        return found
    }

    static func dong(_ name: NeighbourhoodName) -> Set<Term> {
        let whole = FoldedText(name.dong).joined
        let english = FoldedText(name.dongInEnglish).joined
        let spellings = [whole, english] + [PlaceSpelling.withoutOrdinal(whole)].compactMap { $0 }
        let parts = PlaceSpelling.parts(ofJoined: name.dong).map { FoldedText($0).joined }
        let variants = parts + (spellings + parts).map { $0.filter { !$0.isDigit } }
        let found = Set(spellings.map { Term(units: $0, role: .dong) })
        return found.union(
            variants.filter { !spellings.contains($0) }.map { Term(units: $0, role: .dongVariant) }
        )
    }

    static func station(name: String, english: String, alias: String) -> Set<Term> {
        var names = [name, displayed(station: name)]
        if !alias.hasSuffix("호선") { names += [alias, displayed(station: alias)] }
        if !english.isEmpty {
            let base = english.lowercased().hasSuffix(" station") ? String(english.dropLast(8)) : english
            names += [base, base + " station"]
        }
        return terms(names.filter { !$0.isEmpty }, .station)
    }

    /// 강남역 for 강남, 서울역 for 서울역.
    static func displayed(station name: String) -> String {
        name.isEmpty || name.hasSuffix("역") ? name : name + "역"
    }

    private static func terms(_ names: [String], _ role: PlaceRole) -> Set<Term> {
        Set(names.map { Term(units: FoldedText($0).joined, role: role) })
    }

    /// Gangnam for Gangnam-gu.
    private static func stem(_ english: String) -> String {
        english.lastIndex(of: "-").map { String(english[..<$0]) } ?? english
    }
}
