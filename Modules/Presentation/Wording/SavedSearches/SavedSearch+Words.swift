public import Domain

extension SavedSearchRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("저장한 검색을 찾지 못했어요.", "There is no such saved search.")
        case .nameMissing: Words("이름을 적어 주세요.", "Please give it a name.")
        case .nameTooLong:
            Words(
                "이름은 \(SavedSearchName.longest)자까지 쓸 수 있어요.",
                "A name has at most \(SavedSearchName.longest) characters."
            )
        case .nameTaken:
            Words("같은 이름으로 저장한 검색이 있어요.", "You have saved another search under that name.")
        case .tooMany:
            Words(
                "검색은 \(SavedSearch.most)개까지 저장할 수 있어요. 하나를 지운 다음 저장해 주세요.",
                "You can save \(SavedSearch.most) searches. Delete one first."
            )
        case .unknownWord: Words("모르는 조건이 있어요.", "One of the filters is unknown.")
        case .contradictoryPrices:
            Words("최소 가격이 최대 가격보다 커요.", "The minimum price exceeds the maximum.")
        case .contradictoryFigures:
            Words("최솟값이 최댓값보다 커요.", "A minimum exceeds its maximum.")
        case .area:
            Words(
                "면적은 33㎡나 10평처럼, 1㎡부터 100,000㎡까지 적어 주세요.",
                "An area is from 1 to 100,000 m², such as 33 m2 or 10 pyeong."
            )
        }
    }
}

extension SavedSearchName {
    /// The criteria in words, without prices and reach.
    public static func parts(
        text: String?,
        kinds: [Listing.Kind],
        side: Listing.Side?,
        facets: [String: [String]]
    ) -> [Words] {
        (text.map { [Words($0, $0)] } ?? []) + kinds.map(\.words.name)
            + Listing.Kind.facetNames.compactMap { name in
                guard let chosen = facets[name], !chosen.isEmpty else { return nil }
                let all = kinds.isEmpty ? Listing.Kind.allCases : kinds
                let kind = all.first { kind in kind.facets.contains { $0.name == name } }
                return kind?.words.listed(chosen, of: name)
            } + (side.map { [$0.words] } ?? [])
    }

    /// A name made of the parts that fit, such as "피아노 · 가르쳐요 · 명동".
    public static func suggested(_ parts: [Words], in place: Words) -> Words {
        Words(joined((parts + [place]).map { $0[.korean] }), joined((parts + [place]).map { $0[.english] }))
    }

    private static func joined(_ parts: [String]) -> String {
        parts.reduce("") { name, part in
            let longer = name.isEmpty ? String(part.prefix(longest)) : "\(name) · \(part)"
            return longer.count <= longest ? longer : name
        }
    }
}

extension SavedSearch.Frequency {
    public var words: Words {
        switch self {
        case .atOnce: Words("바로", "At once")
        case .daily: Words("하루 한 번, 아침 9시", "Once a day, at 9 in the morning")
        }
    }
}
