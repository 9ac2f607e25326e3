import Domain
import Markup
import Wire
import Wording

/// A teacher's own recordings, with a form to add one.
struct RecordingsPage {
    let recordings: [RecordingBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = RecordingPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: TeacherPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(RecordingPhrases.lead[language])</p></div>
                <div class="stack">\(list(language))\(form(visit))</div>
                """
        )
    }

    private func list(_ language: Language) -> HTML {
        guard !recordings.isEmpty else { return "<p>\(RecordingPhrases.none[language])</p>" }
        let items = recordings.map { recording -> HTML in
            let address = RecordingPagePath.one.filled(recording.id.description)
            return """
                <li class="stack tight">\(RecordingPlayer(recording: recording).html(in: language))
                <a class="button small" href="\(link: address)" \
                aria-label="\(recording.title): \(RecordingPhrases.edit[language])">\
                \(RecordingPhrases.edit[language])</a></li>
                """
        }
        return "<ul class=\"plain stack\">\(items)</ul>"
    }

    private func form(_ visit: Visit) -> HTML {
        guard recordings.count < Recording.mostPerTeacher else {
            return "<p class=\"callout\">\(RecordingPhrases.full[visit.language])</p>"
        }
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: RecordingPagePath.mine.rawValue,
            takesFiles: true,
            """
            \(parts.key)
            \(parts.line(
                "file",
                RecordingPhrases.file,
                type: "file",
                hint: RecordingPhrases.fileHint,
                isRequired: true,
                attributes: " accept=\"audio/*,.mp3,.m4a,.wav,.ogg,.opus,.flac,.webm\""
            ))
            \(RecordingTitleField(parts: parts).html)
            <p class="hint">\(RecordingPhrases.rights[visit.language])</p>
            \(parts.button(RecordingPhrases.add))
            """
        )
    }
}

/// One of a teacher's own recordings, to rename or remove.
struct RecordingPage {
    let recording: RecordingBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = RecordingPhrases.editTitle[language]
        let id = recording.id.description
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            tab: .mine,
            back: RecordingPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <div class="stack">
                \(RecordingPlayer(recording: recording).html(in: language))
                \(parts.form(
                    to: RecordingPagePath.one.filled(id),
                    "\(RecordingTitleField(parts: parts).html)\(parts.button(FramePhrases.save))"
                ))
                \(ActionButton(
                    words: RecordingPhrases.remove,
                    action: RecordingPagePath.remove.filled(id),
                    style: "button danger wide"
                ).html(in: language))
                </div>
                """
        )
    }
}

/// The field of a recording's title.
struct RecordingTitleField {
    let parts: FormParts

    var html: HTML {
        parts.line(
            "title",
            RecordingPhrases.name,
            hint: RecordingPhrases.nameHint,
            isRequired: true,
            attributes: " maxlength=\"\(RecordingTitle.longest)\""
        )
    }
}
