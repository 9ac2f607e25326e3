import Domain
import Wire
import Wording

extension ListingBody {
    /// What it costs, in the words of its kind.
    var priceWords: Words? {
        self.kind.words.listedPrice(
            ListedPrice(self.price, secondAmount: self.secondAmount, facets: self.facets)
        )
    }
}
