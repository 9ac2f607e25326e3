import Domain
import Markup
import Wire
import Wording

/// The form in which a post is composed or edited, drawn from the table of its fields.
struct ComposePage<Pages: KindPages> {
    enum Purpose {
        case posting(draftSavedAt: Moment? = nil)
        case editing(String)
    }

    let entry: FormEntry
    let purpose: Purpose
    let homes: [NeighbourhoodBody]
    let images: [ImageBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        var page = Page(
            title[language],
            back: back,
            scripts: [.compose],
            content: """
                <h1 class="head">\(title[language])</h1>
                \(restored(visit))
                \(parts.form(
                    to: action, takesFiles: true, data: data,
                    """
                    <button class="unseen" tabindex="-1" aria-hidden="true">\(send[language])</button>
                    \(isEditing ? "" : parts.key)
                    \(Pages.Contents.fields.map { control($0, parts) })
                    \(PlaceFields(parts: parts, homes: homes, hint: Pages.words["place"].hint).html)
                    <div class="sheet">\(kept)\(parts.button(send))</div>
                    """
                ))
                """
        )
        if case .posting = purpose { page.tab = .compose }
        return page
    }

    private var isEditing: Bool {
        if case .editing = purpose { true } else { false }
    }

    private var title: Words { isEditing ? Pages.words.editTitle : Pages.words.composeTitle }
    private var send: Words { isEditing ? FramePhrases.save : ComposePhrases.post }

    private var action: String {
        switch purpose {
        case .posting: PostPagePath.compose(Pages.kind).rawValue
        case .editing(let id): PostPagePath.edit(Pages.kind).filled(id)
        }
    }

    private var back: String {
        switch purpose {
        case .posting: BoardPagePath.feed.rawValue
        case .editing(let id): PostPagePath.one(Pages.kind).filled(id)
        }
    }

    /// Where a script says whether what is written is kept.
    private var kept: HTML { isEditing ? "" : "<p class=\"hint\" role=\"status\" data-kept></p>" }

    /// Only what is new is kept as a draft.
    private var data: HTML { isEditing ? " data-compose=\"edit\"" : " data-compose=\"new\"" }

    private func restored(_ visit: Visit) -> HTML {
        guard case .posting(let savedAt?) = purpose else { return "" }
        let age = savedAt.age(at: visit.now)
        let discard = PostPagePath.discard(Pages.kind).rawValue
        return """
            <form class="callout row" method="post" action="\(link: discard)">\
            <p>\(ComposePhrases.restored(age)[visit.language])</p>\
            <button class="button small">\(ComposePhrases.discard[visit.language])</button></form>
            """
    }

    private func control(_ field: BodyField<Pages.Contents>, _ parts: FormParts) -> HTML {
        let (name, words) = (field.name, Pages.words[field.name])
        if isEditing, field.isFixed { return parts.hidden(name) }
        switch field.input {
        case .line(let longest):
            return parts.line(
                name,
                words.label,
                hint: words.hint,
                isRequired: field.isRequired,
                attributes: " maxlength=\"\(longest)\" autocomplete=\"off\""
            )
        case .text(let longest):
            return parts.area(
                name,
                words.label,
                rows: 7,
                most: longest,
                hint: words.hint,
                isRequired: field.isRequired
            )
        case .choice: return parts.choices(name, words.label, hint: words.hint, words.choices)
        case .choices:
            return parts.choices(name, words.label, several: true, hint: words.hint, words.choices)
        case .number(let range):
            let limits: HTML = " min=\"\(range.lowerBound)\" max=\"\(range.upperBound)\""
            return parts.line(
                name,
                words.label,
                type: "number",
                hint: words.hint,
                attributes: "\(limits) inputmode=\"numeric\""
            )
        case .price: return PriceFields(parts: parts).html
        case .images(let most): return ComposePictures(images: images, most: most, parts: parts).html
        case .custom: return Pages.control(name, parts)
        }
    }
}
