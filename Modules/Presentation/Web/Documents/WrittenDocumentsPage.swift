import Domain
import Markup
import Wire
import Wording

/// The documents in each language of the place, with what is left to do.
struct WrittenDocumentsPage {
    let states: [DocumentStateBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = WrittenDocumentPhrases.title[language]
        let shown = states.filter { visit.settings.languages.all.contains($0.language) }
        return Page(
            title,
            tab: .mine,
            back: SitePagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(WrittenDocumentPhrases.text[language])</p></div>
                <ul class="plain rows">\(shown.map { row($0, language) })</ul>
                """
        )
    }

    private func row(_ state: DocumentStateBody, _ language: Language) -> HTML {
        """
        <li><a class="row-link" href="\(link: state.address)"><span class="grow">\
        <b>\(state.name.words[language])</b><br>\
        <span class="small soft">\(state.language.ownName) · \(state.words[language])</span></span></a></li>
        """
    }
}

/// One document in one language, as a form with a preview.
struct WrittenDocumentPage {
    let state: DocumentStateBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = state.name.words[language]
        return Page(
            title,
            tab: .mine,
            back: WrittenDocumentPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(state.language.ownName) · \(state.words[language])</p></div>
                \(state.source == .file ? inFile(language) : form(FormParts(visit: visit, entry: entry)))
                \(preview(language))
                """
        )
    }

    private func inFile(_ language: Language) -> HTML {
        "<p class=\"callout\">\(DocumentRefusal.inFile.words[language])</p>\(gaps(language))"
    }

    private func form(_ parts: FormParts) -> HTML {
        let language = parts.visit.language
        return parts.form(
            to: state.address,
            """
            <input type="hidden" name="language" value="\(state.language.rawValue)">\(gaps(language))
            \(parts.area(
                "text",
                WrittenDocumentPhrases.label,
                rows: 18,
                most: DocumentDraft.longest,
                hint: WrittenDocumentPhrases.hint
            ))
            <div class="buttons"><button class="button" name="preview" value="yes">\
            \(WrittenDocumentPhrases.show[language])</button>\(start(language))</div>
            \(parts.button(WrittenDocumentPhrases.save))
            <p><a class="line-link" href="\(link: state.versionsAddress)">\
            \(WrittenDocumentPhrases.versions[language])</a></p>
            """
        )
    }

    /// Leads to the template while nothing is written.
    private func start(_ language: Language) -> HTML {
        guard state.template != nil, entry.text("text").isEmpty else { return "" }
        return """
            <a class="button" href="\(link: state.address.asking(["from": "template"]))">\
            \(WrittenDocumentPhrases.start[language])</a>
            """
    }

    /// What is left to fill in, of the text as it is typed.
    private func gaps(_ language: Language) -> HTML {
        let gaps = OperatorDocument.gaps(in: entry.text("text"))
        guard !gaps.isEmpty else { return "" }
        return """
            <div class="callout"><p><b>\(WrittenDocumentPhrases.gaps(gaps.count)[language])</b></p>
            <ul>\(gaps.map { "<li>\($0)</li>" as HTML })</ul></div>
            """
    }

    private func preview(_ language: Language) -> HTML {
        let text = state.source == .file ? state.text : entry.text("text")
        guard !text.isEmpty else { return "" }
        return """
            <section class="section"><h2>\(WrittenDocumentPhrases.preview[language])</h2>
            <article class="panel" lang="\(state.language.rawValue)">\
            \(DocumentText(text: text).html)</article>
            </section>
            """
    }
}

/// Who wrote which text of a document, latest first.
struct DocumentVersionsPage {
    let state: DocumentStateBody
    let list: ListBody<DocumentVersionBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = WrittenDocumentPhrases.versions[language]
        return Page(
            title,
            tab: .mine,
            back: state.address,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(state.name.words[language]) · \(state.language.ownName)</p></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(language))
                """
        )
    }

    private func rows(_ language: Language) -> HTML {
        let next = list.next.map { state.versionsAddress.asking(["cursor": $0]) }
        return """
            <ul class="plain stack" data-list>\(list.items.map { row($0, language) })</ul>
            \(NextLink(address: next).html(in: language))
            """
    }

    private func row(_ version: DocumentVersionBody, _ language: Language) -> HTML {
        let who = version.nickname ?? FramePhrases.leaver[language]
        let text: HTML =
            version.text.isEmpty
            ? "<p>\(WrittenDocumentPhrases.removed[language])</p>" : DocumentText(text: version.text).html
        return """
            <li><details class="fold"><summary>\(version.at.words[language]) · \(who)</summary>\
            <article lang="\(state.language.rawValue)">\(text)</article></details></li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: WrittenDocumentPhrases.noVersions,
            text: WrittenDocumentPhrases.noVersionsText,
            isHeading: false
        )
    }
}

extension DocumentStateBody {
    var address: String {
        WrittenDocumentPagePath.one.filled(name.rawValue, language.rawValue)
    }

    fileprivate var versionsAddress: String {
        WrittenDocumentPagePath.versions.filled(name.rawValue, language.rawValue)
    }

    fileprivate var words: Words {
        switch source {
        case .none: WrittenDocumentPhrases.none
        case .file: WrittenDocumentPhrases.file
        case .database:
            gaps.isEmpty ? WrittenDocumentPhrases.written : WrittenDocumentPhrases.gaps(gaps.count)
        }
    }
}
