import Domain
import Markup
import Wording

/// A row of a menu.
struct MenuLink {
    let icon: Icon
    let words: Words
    let address: String
    var hue: Hue?
    var note: String?
    /// How much waits there.
    var count = 0

    func html(in language: Language) -> HTML {
        let badge: HTML = count == 0 ? "" : "<b class=\"badge\">\(count)</b>"
        return """
            <li><a class="row-link menu-row" href="\(link: address)">\(icon.tile(hue))\
            <span class="grow">\(words[language])\(note.map { "<small>\($0)</small>" as HTML })</span>\
            \(badge)</a></li>
            """
    }
}

extension MenuLink {
    /// A group of links under a heading.
    static func group(_ title: Words, _ rows: [MenuLink], in language: Language) -> HTML {
        """
        <section class="menu-group">
        <h2>\(title[language])</h2>
        \(list(rows, in: language))
        </section>
        """
    }

    static func list(_ rows: [MenuLink], in language: Language) -> HTML {
        "<ul class=\"plain rows\">\(rows.map { $0.html(in: language) })</ul>"
    }
}
