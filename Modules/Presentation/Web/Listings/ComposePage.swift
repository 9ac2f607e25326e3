import Domain
import Markup
import Wire
import Wording

/// The form of a new or edited post.
struct ComposePage<Pages: KindPages> {
    enum Purpose {
        /// With the listings that it may be about, too, and as it would be listed.
        case posting(draftSavedAt: Moment? = nil, similar: [ListingBody] = [], preview: ListingBody? = nil)
        /// With the version that was stored meanwhile, if the edit was based on an earlier one.
        case editing(Listing.ID, over: PostBody<Pages.Contents>? = nil)
    }

    let entry: FormEntry
    let purpose: Purpose
    let homes: [NeighbourhoodBody]
    let lineSuggestions: [String: [String]]
    let images: [ImageBody]
    /// Nil for a kind that anyone may offer.
    var teacher: TeacherNote?
    /// What the author has to tell about themselves first.
    var missing: [MemberDetail] = []
    /// What the payers of an edited listing could take back.
    var stake = MoneyStake.none

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry, marksRequired: true)
        let fields = ComposeFields<Pages>(
            parts: parts,
            isEditing: isEditing,
            homes: homes,
            lineSuggestions: lineSuggestions,
            images: images
        )
        let opening: HTML = """
            \(teacher?.html(in: language) ?? "")\(DetailFields(missing: missing, parts: parts).html)
            """
        let closing: HTML = "\(preview(visit))\(similar(visit))\(remark(visit))"
        var page = Page(
            title[language],
            back: back,
            scripts: [.compose],
            content: """
                <h1 class="unseen">\(title[language])</h1>
                \(restored(visit))
                \(stored(visit))
                \(payers(language))
                \(parts.form(
                    to: action, takesFiles: true, data: data(of: fields),
                    """
                    <button class="unseen" tabindex="-1" aria-hidden="true">\(send[language])</button>
                    \(isEditing ? parts.hidden(FormEntry.versionField) : parts.key)
                    \(fields.progress)
                    \(fields.html(opening: opening, closing: closing))
                    <div class="sheet">\(kept)\
                    <div class="moves">\(moves(language))\(parts.button(send))</div></div>
                    """
                ))
                """
        )
        if case .posting = purpose { page.tab = .compose }
        return page
    }

    /// The buttons that scripts show one step by.
    private func moves(_ language: Language) -> HTML {
        guard !isEditing else { return "" }
        return """
            <button class="button" type="button" data-previous>\(ComposePhrases.previous[language])</button>\
            <button class="button primary" type="button" data-next>\(ComposePhrases.next[language])</button>
            """
    }

    /// The card that others will see, once everything is there that the post needs.
    private func preview(_ visit: Visit) -> HTML {
        guard case .posting(_, _, let card) = purpose else { return "" }
        let language = visit.language
        let shown: HTML =
            card.map {
                let card = ListingCard(listing: $0, isNested: true, isPreview: true, tools: "")
                return "<ul class=\"plain cards\">\(card.html(for: visit))</ul>"
            } ?? "<p class=\"hint\">\(ComposePhrases.nothingToPreview[language])</p>"
        return """
            <section aria-labelledby="preview" data-part="preview">
            <h3 id="preview">\(ComposePhrases.preview[language])</h3>
            \(shown)
            <p data-plain><button class="button small" name="step" value="save">\
            \(ComposePhrases.showPreview[language])</button></p>
            </section>
            """
    }

    private var isEditing: Bool {
        if case .editing = purpose { true } else { false }
    }

    private var title: Words { isEditing ? Pages.words.editTitle : Pages.words.composeTitle }
    private var send: Words { isEditing ? FramePhrases.save : ComposePhrases.post }

    private var action: String {
        switch purpose {
        case .posting: PostPagePath.compose(Pages.kind).rawValue
        case .editing(let id, _): PostPagePath.edit(Pages.kind).filled(id.description)
        }
    }

    private var back: String {
        switch purpose {
        case .posting: BoardPagePath.feed.rawValue
        case .editing(let id, _): PostPagePath.one(Pages.kind).filled(id.description)
        }
    }

    private func payers(_ language: Language) -> HTML {
        guard stake.orders > 0 else { return "" }
        return "<p class=\"callout warn\">\(ComposePhrases.payers(stake)[language])</p>"
    }

    private func remark(_ visit: Visit) -> HTML {
        guard let words = Pages.remark(for: visit) else { return "" }
        return "<p class=\"hint\">\(words[visit.language])</p>"
    }

    /// A script shows here whether the draft is saved.
    private var kept: HTML { isEditing ? "" : "<p class=\"hint\" role=\"status\" data-kept></p>" }

    /// Only new posts are saved as drafts, and written step by step.
    private func data(of fields: ComposeFields<Pages>) -> HTML {
        guard !isEditing else { return " data-compose=\"edit\"" }
        return " data-compose=\"new\"\(" data-last", if: fields.first == Pages.steps.count - 1)"
    }

    private func restored(_ visit: Visit) -> HTML {
        guard case .posting(let savedAt?, _, _) = purpose else { return "" }
        let age = savedAt.age(at: visit.now)
        let discard = PostPagePath.discard(Pages.kind).rawValue
        return """
            <form class="callout row" method="post" action="\(link: discard)">\
            <p>\(ComposePhrases.restored(age)[visit.language])</p>\
            <button class="button small">\(ComposePhrases.discard[visit.language])</button></form>
            """
    }

    /// What was found at submission, with the author's word that it is another one.
    private func similar(_ visit: Visit) -> HTML {
        guard case .posting(_, let similar, _) = purpose, !similar.isEmpty else { return "" }
        let language = visit.language
        return """
            <section class="panel" aria-labelledby="similar">
            <h2 id="similar">\(SubmissionPhrases.similar[language])</h2>
            <ul class="plain cards">\(similar.map {
                ListingCard(listing: $0, isNested: true, tools: "").html(for: visit)
            })</ul>
            <label class="check tall"><input type="checkbox" name="isNew" value="true">\
            <span>\(SubmissionPhrases.isNew[language])</span></label>
            </section>
            """
    }

    /// What another edit has saved in the meantime.
    private func stored(_ visit: Visit) -> HTML {
        guard case .editing(_, let post?) = purpose else { return "" }
        let language = visit.language
        let age = (post.listing.editedAt ?? post.listing.createdAt).age(at: visit.now)
        let facts =
            [
                PostFact(label: Pages.words["title"].label, value: "\(post.listing.title)"),
                PostFact(
                    label: Pages.words["description"].label,
                    value: "<span class=\"prose\">\(post.contents.description)</span>"
                ),
                PostFact(label: Pages.words["price"].label, value: "\(post.listing.priceWords?[language])"),
            ] + Pages.facts(of: post.contents, for: visit)
        return """
            <section class="callout" aria-labelledby="stored">
            <h2 id="stored">\(ComposePhrases.stored(age)[language])</h2>
            <dl class="facts">\(facts.map { $0.html(in: language) })</dl>
            <p class="hint">\(ComposePhrases.storedHint[language])</p>
            </section>
            """
    }
}
