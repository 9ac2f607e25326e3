import Domain
import Markup
import Wording

/// A link in a menu, with its current value.
struct MenuLink {
    let icon: Icon
    let words: Words
    let address: String
    var note: String?

    func html(in language: Language) -> HTML {
        """
        <li><a class="row-link menu-row" href="\(link: address)">\(icon.html)\
        <span class="grow">\(words[language])</span>\
        \(note.map { "<span class=\"soft small one-line\">\($0)</span>" as HTML })</a></li>
        """
    }
}

extension MenuLink {
    /// A group of links under a heading.
    static func group(_ title: Words, _ rows: [MenuLink], in language: Language) -> HTML {
        """
        <section class="menu-group">
        <h2>\(title[language])</h2>
        <ul class="plain rows">\(rows.map { $0.html(in: language) })</ul>
        </section>
        """
    }
}
