import Domain
import Markup
import Wire
import Wording

/// A member's picture, or the first letter of their name. The name stands beside it, so nobody is read it.
struct Avatar {
    /// Nil once the account is deleted.
    let member: MemberCard?
    var isLarge = false

    var html: HTML {
        if let picture = member?.picture {
            let size = isLarge ? 80 : 48
            return """
                <img class="avatar\(" large", if: isLarge)" src="\(link: picture.path)" alt="" \
                width="\(size)" height="\(size)" loading="lazy">
                """
        }
        let letter = member.flatMap(\.nickname.text.first).map(String.init)
        return """
            <span class="avatar\(" large", if: isLarge)" aria-hidden="true">\
            \(letter.map { "\($0)" as HTML } ?? Icon.person.html)</span>
            """
    }
}
