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
    /// The largest side of the space reserved for it, in pixels; nil for its own size.
    var box: Int?

    var html: HTML {
        """
        <img src="\(link: image.files.card.path)" srcset="\(image.files.card.path) \(cardWidth)w, \
        \(image.files.full.path) \(image.width)w" sizes="\(sizes)" alt="\(words)" \
        width="\(reserved(image.width))" height="\(reserved(image.height))" decoding="async"\
        \(" loading=\"lazy\"", if: isLazy)>
        """
    }

    private func reserved(_ side: Int) -> Int {
        let longest = max(image.width, image.height, 1)
        guard let box, longest > box else { return side }
        return max(1, side * box / longest)
    }

    /// The middle size fits into a square of 640 pixels.
    private var cardWidth: Int {
        let longest = max(image.width, image.height, 1)
        return longest <= 640 ? image.width : max(1, image.width * 640 / longest)
    }
}
