import Domain
import Markup
import Wire

/// A member's picture, or their nickname's first letter. The nickname is shown next to it.
struct Avatar {
    /// Nil once the account is deleted.
    let member: MemberCard?
    var isLarge = false

    var html: HTML {
        let style: HTML = isLarge ? "avatar large" : "avatar"
        let side = isLarge ? 80 : 48
        guard let picture = member?.picture else {
            let letter = member.map { "\($0.nickname.text.prefix(1))" as HTML } ?? Icon.person.html
            return "<span class=\"\(style)\" aria-hidden=\"true\">\(letter)</span>"
        }
        return """
            <img class="\(style)" src="\(link: picture.path)" alt="" width="\(side)" height="\(side)">
            """
    }
}
