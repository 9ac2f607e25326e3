import Domain
import Location

extension NeighbourhoodName {
    /// The order in which the atlas keeps a neighbourhood's words; what follows from the first six is kept
    /// too, so that nobody who asks waits for it to be put together.
    var labels: [String] {
        [sido, sigungu, dong, sidoInEnglish, sigunguInEnglish, dongInEnglish, korean, english]
    }

    /// Reads the words one by one, in the order of ``labels``.
    init(label: (Int) -> String) {
        self.init(
            sido: label(0),
            sigungu: label(1),
            dong: label(2),
            sidoInEnglish: label(3),
            sigunguInEnglish: label(4),
            dongInEnglish: label(5),
            korean: label(6),
            english: label(7)
        )
    }
}
