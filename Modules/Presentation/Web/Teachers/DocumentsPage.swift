import Domain
import Markup
import Wire
import Wording

/// The form in which a teacher sends documents, or what became of them.
struct DocumentsPage {
    let teacher: TeacherBody
    /// Nil before the first documents.
    let verification: VerificationBody?
    /// The pictures in the form.
    let images: [ImageBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = DocumentPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: TeacherPagePath.mine.rawValue,
            scripts: [.compose],
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(DocumentPhrases.text[language])</p></div>
                <div class="stack">\(content(visit))</div>
                """
        )
    }

    private func content(_ visit: Visit) -> HTML {
        let language = visit.language
        if let mark = teacher.verification {
            return """
                <p><span class="verified">\(Icon.check.html)\
                \(VerificationMark.words(at: mark.at)[language])</span> \(mark.seen)</p>
                <p class="soft">\(TeacherPhrases.losesMark[language])</p>
                """
        }
        if let verification, verification.state == .waiting {
            return waiting(verification, language)
        }
        guard !(teacher.profile.education + teacher.profile.career).isEmpty else {
            return """
                <p class="callout">\(DocumentPhrases.nothing[language]) \
                <a href="\(link: TeacherPagePath.mine.rawValue)">\(TeacherPhrases.settings[language])</a></p>
                """
        }
        return "\(declined(language))\(form(visit))"
    }

    private func waiting(_ verification: VerificationBody, _ language: Language) -> HTML {
        """
        <p class="callout">\(DocumentPhrases.waiting[language])</p>
        <h2>\(DocumentPhrases.sent[language])</h2>
        <p class="prose">\(verification.note)</p>
        \(DocumentPictures(documents: verification.documents).html(in: language))
        \(ActionButton(
            words: DocumentPhrases.withdraw,
            action: TeacherPagePath.withdraw.rawValue,
            style: "button"
        ).html(in: language))
        """
    }

    private func declined(_ language: Language) -> HTML {
        guard verification?.state == .declined else { return "" }
        return """
            <div class="callout warn"><p>\(DocumentPhrases.declined[language])</p>
            <p class="prose">\(verification?.reason)</p></div>
            """
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: TeacherPagePath.documents.rawValue,
            takesFiles: true,
            data: " data-compose=\"edit\"",
            """
            <button class="unseen" tabindex="-1" aria-hidden="true">\(DocumentPhrases.send[language])</button>
            \(parts.key)
            \(ComposePictures(
                images: images,
                most: Verification.mostDocuments,
                parts: parts,
                legend: DocumentPhrases.pictures,
                hint: DocumentPhrases.picturesHint
            ).html)
            \(parts.area("note", DocumentPhrases.note, rows: 2, most: DocumentNote.longest,
                hint: DocumentPhrases.noteHint, isRequired: true))
            <p class="hint">\(DocumentPhrases.privacy[language])</p>
            \(parts.button(DocumentPhrases.send))
            """
        )
    }
}

/// Pictures of documents, each a link to its largest size.
struct DocumentPictures {
    let documents: [ImageBody]

    func html(in language: Language) -> HTML {
        guard !documents.isEmpty else { return "" }
        let items = documents.enumerated().map { place, image -> HTML in
            """
            <li><a href="\(link: image.files.full.path)">\(PictureSet(
                image: image,
                sizes: "(min-width: 48rem) 20rem, 90vw",
                words: DocumentPhrases.picture(place + 1)[language],
                box: 480
            ).html)</a></li>
            """
        }
        return "<ul class=\"plain stack documents\">\(items)</ul>"
    }
}
