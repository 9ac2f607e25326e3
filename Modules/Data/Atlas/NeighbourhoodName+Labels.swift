import Domain

extension NeighbourhoodName {
    /// The order in which the atlas keeps a neighbourhood's words.
    var labels: [String] {
        [sido, sigungu, dong, sidoInEnglish, sigunguInEnglish, dongInEnglish]
    }

    /// Missing words are empty: an atlas that was checked has none missing.
    init(labels: [String]) {
        func label(_ index: Int) -> String { labels.indices.contains(index) ? labels[index] : "" }
        self.init(
            sido: label(0),
            sigungu: label(1),
            dong: label(2),
            sidoInEnglish: label(3),
            sigunguInEnglish: label(4),
            dongInEnglish: label(5)
        )
    }
}
