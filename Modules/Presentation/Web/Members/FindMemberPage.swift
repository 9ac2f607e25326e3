import Domain
import Markup
import Wording

/// Finds a neighbour whose nickname the reader knows.
struct FindMemberPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let title = MemberPhrases.find[visit.language]
        let parts = FormParts(visit: visit, entry: entry)
        let length: HTML = " maxlength=\"\(Nickname.lengths.upperBound)\" autocomplete=\"off\""
        return Page(
            title,
            tab: .mine,
            back: visit.wayBack(or: ModerationPagePath.blocks.rawValue),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(MemberPhrases.findText[visit.language])</p></div>
                \(parts.form(to: MemberPagePath.find.rawValue, """
                    \(parts.line("nickname", MemberPhrases.nickname, isRequired: true, attributes: length))
                    \(parts.button(MemberPhrases.find))
                    """))
                """
        )
    }
}
