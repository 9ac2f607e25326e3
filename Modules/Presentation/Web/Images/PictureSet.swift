import Domain
import Markup
import Wire

/// An image in several sizes, from which the browser selects.
struct PictureSet {
    let image: ImageBody
    /// Its displayed width, such as `(min-width: 48rem) 38rem, 100vw`.
    let sizes: String
    let words: String
    /// False for the first image on a page.
    var isLazy = true

    var html: HTML {
        """
        <img src="\(link: image.files.card.path)" srcset="\(image.files.card.path) \(cardWidth)w, \
        \(image.files.full.path) \(image.width)w" sizes="\(sizes)" alt="\(words)" \
        width="\(image.width)" height="\(image.height)" decoding="async"\(" loading=\"lazy\"", if: isLazy)>
        """
    }

    /// The middle size fits into a square of 640 pixels.
    private var cardWidth: Int {
        let longest = max(image.width, image.height, 1)
        return longest <= 640 ? image.width : max(1, image.width * 640 / longest)
    }
}
