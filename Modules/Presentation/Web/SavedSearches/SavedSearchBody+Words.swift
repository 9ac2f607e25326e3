import Domain
import Wire
import Wording

extension SearchCriteriaFields {
    var parts: [Words] {
        SavedSearchName.parts(
            text: text,
            kinds: filter.kinds,
            side: filter.side,
            facets: filter.facets
        ) + (filter.fits == .me ? [FeedPhrases.onlyFitting] : [])
    }
}

extension SavedSearchBody {
    /// "영어 · 가르쳐요 · 30,000원 이하 · 명동 · 이웃 동네까지".
    func summary(in language: Language) -> String {
        let filter = criteria.filter
        let prices = FeedPhrases.prices(
            filter.minPrice == 0 ? nil : filter.minPrice,
            filter.maxPrice == Money.most ? nil : filter.maxPrice,
            areRents: !filter.kinds.isEmpty && filter.kinds.allSatisfy { $0.has(.figures) }
        )
        let figures = filter.figures.map { FigureFields.words(of: $0.name, $0.value) }
        let words =
            criteria.parts + (prices.map { [$0] } ?? []) + figures
            + (filter.times.map { [$0.words] } ?? [])
        return (words + place).map { $0[language] }.joined(separator: " · ")
    }

    private var place: [Words] {
        guard !extent.isWhole else {
            let (korean, english) = (neighbourhood.name, neighbourhood.nameEn)
            return [AreaName(extent, around: neighbourhood.code, korean, english).words]
        }
        let short = Words(neighbourhood.shortName(in: .korean), neighbourhood.shortName(in: .english))
        return [short, criteria.drawn == nil ? extent.words : FeedPhrases.drawn]
    }
}
