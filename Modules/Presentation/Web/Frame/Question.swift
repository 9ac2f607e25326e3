import Domain
import Markup
import Wording

/// Asks before an act that can't be undone: what it is about, what follows, and the two ways on.
struct Question {
    let title: Words
    let about: String
    let consequences: Words
    let act: Words
    /// The address of the form that does it.
    let action: String
    let back: String
    /// What was chosen before, as hidden fields of the form.
    var fields: HTML = ""

    func html(in language: Language) -> HTML {
        """
        <div class="stack">
        <h1>\(title[language])</h1>
        <p class="soft">\(about)</p>
        <p>\(consequences[language])</p>
        <form method="post" action="\(link: action)">\(fields)\
        <button class="button danger wide">\(act[language])</button></form>
        <a class="button" href="\(link: back)">\(FramePhrases.goBack[language])</a>
        </div>
        """
    }
}
