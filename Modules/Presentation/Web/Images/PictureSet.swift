import Domain
import Markup
import Wire

/// A picture in the sizes it is kept in, of which a browser takes the one that is enough.
struct PictureSet {
    let image: ImageBody
    /// How wide it stands on the page, as in `(min-width: 48rem) 38rem, 100vw`.
    let sizes: String
    let words: String
    /// The first thing on a page is not waited for.
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
