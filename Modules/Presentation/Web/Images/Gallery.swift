import Domain
import Markup
import Wire
import Wording

/// The pictures of a page side by side. Each opens in full; a script counts them.
struct Gallery {
    let images: [ImageBody]
    let label: String
    /// What a picture shows, by its number.
    let words: (Int) -> String

    func html(in language: Language) -> HTML {
        guard !images.isEmpty else { return "" }
        let pictures = images.enumerated().map { index, image -> HTML in
            let set = PictureSet(
                image: image,
                sizes: "(min-width: 48rem) 38rem, 100vw",
                words: words(index + 1),
                isLazy: index > 0
            )
            return "<li><a href=\"\(link: image.files.full.path)\">\(set.html)</a></li>"
        }
        let count: HTML = """
            <span class="gallery-count" data-gallery-count>\
            \(ListingPhrases.pictures(pictures.count)[language])</span>
            """
        return """
            <div class="gallery-frame">
            <ul class="plain gallery" tabindex="0" aria-label="\(label)">\(pictures)</ul>\
            \(pictures.count > 1 ? count : "")</div>
            """
    }
}
