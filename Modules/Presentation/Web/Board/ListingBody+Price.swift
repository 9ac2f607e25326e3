import Domain
import Wire
import Wording

extension ListingBody {
    /// What it costs, in the words of its kind.
    var priceWords: Words? {
        let facets = Dictionary(self.facets.map { ($0.name, $0.words) }) { $1 }
        let second = self.secondAmount.flatMap { Money(won: $0) }
        return self.kind.words.listedPrice(ListedPrice(self.price, second, facets: facets))
    }
}
