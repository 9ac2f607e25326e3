import Domain
import Markup
import Wire
import Wording

/// The form in which a class is written.
struct ComposePage {
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
                    \(side(parts))
                    \(ComposePictures(images: images, parts: parts).html)
                    \(words(parts))
                    \(PriceFields(parts: parts).html)
                    \(ComposeSchedule(parts: parts).html)
                    \(PlaceFields(parts: parts, homes: homes, hint: ComposePhrases.placeHint).html)
                    \(parts.line("seats", ComposePhrases.seats, type: "number",
                        attributes: " min=\"1\" max=\"20\" inputmode=\"numeric\""))
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

    private var title: Words { isEditing ? ComposePhrases.editTitle : ComposePhrases.title }
    private var send: Words { isEditing ? FramePhrases.save : ComposePhrases.post }

    private var action: String {
        switch purpose {
        case .posting: ClassPagePath.compose.rawValue
        case .editing(let id): ClassPagePath.edit.filled(id)
        }
    }

    private var back: String {
        switch purpose {
        case .posting: BoardPagePath.feed.rawValue
        case .editing(let id): ClassPagePath.one.filled(id)
        }
    }

    /// Where a script says whether what is written is kept.
    private var kept: HTML { isEditing ? "" : "<p class=\"hint\" role=\"status\" data-kept></p>" }

    /// Only what is new is kept as a draft.
    private var data: HTML { isEditing ? " data-compose=\"edit\"" : " data-compose=\"new\"" }

    private func restored(_ visit: Visit) -> HTML {
        guard case .posting(let savedAt?) = purpose else { return "" }
        let age = savedAt.age(at: visit.now)
        return """
            <form class="callout row" method="post" action="\(link: ClassPagePath.discard.rawValue)">\
            <p>\(ComposePhrases.restored(age)[visit.language])</p>\
            <button class="button small">\(ComposePhrases.discard[visit.language])</button></form>
            """
    }

    private func side(_ parts: FormParts) -> HTML {
        guard !isEditing else { return parts.hidden("side") }
        return parts.choices(
            "side",
            ComposePhrases.side,
            Listing.Side.allCases.map { ($0.rawValue, ComposePhrases.side($0)) }
        )
    }

    private func words(_ parts: FormParts) -> HTML {
        """
        \(parts.line("title", ComposePhrases.titleLabel, isRequired: true,
            attributes: " maxlength=\"\(ListingTitle.longest)\" autocomplete=\"off\""))
        \(parts.area("description", ComposePhrases.description, rows: 7, most: ClassDescription.longest,
            hint: ComposePhrases.descriptionHint, isRequired: true))
        \(parts.choices("category", ClassPhrases.subjects, several: true,
            ClassSubject.allCases.map { ($0.rawValue, $0.words) }))
        \(parts.choices("targets", ClassPhrases.targets, several: true,
            ClassTarget.allCases.map { ($0.rawValue, $0.words) }))
        """
    }
}
