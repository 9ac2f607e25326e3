import Domain
import Location

extension NeighbourhoodName {
    /// A name's parts in the order in which the atlas stores them. The composed names are stored too, to make
    /// lookups fast.
    var labels: [String] {
        [sido, sigungu, dong, sidoInEnglish, sigunguInEnglish, dongInEnglish, korean, english]
    }

    /// Reads the parts in the order of ``labels``.
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
