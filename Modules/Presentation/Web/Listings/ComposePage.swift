import Domain
import Markup
import Wire
import Wording

/// The form of a new or edited post, generated from the table of its fields.
struct ComposePage<Pages: KindPages> {
    enum Purpose {
        /// With the listings that it may be about, too.
        case posting(draftSavedAt: Moment? = nil, similar: [ListingBody] = [])
        /// With the version that was stored meanwhile, if the edit was based on an earlier one.
        case editing(Listing.ID, over: PostBody<Pages.Contents>? = nil)
    }

    let entry: FormEntry
    let purpose: Purpose
    let homes: [NeighbourhoodBody]
    let images: [ImageBody]
    /// Nil for a kind that anyone may offer.
    var teacher: TeacherNote?
    /// What the author has to tell about themselves first.
    var missing: [MemberDetail] = []
    /// What the payers of an edited listing could take back.
    var stake = MoneyStake.none

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
                \(stored(visit))
                \(payers(language))
                \(parts.form(
                    to: action, takesFiles: true, data: data,
                    """
                    <button class="unseen" tabindex="-1" aria-hidden="true">\(send[language])</button>
                    \(isEditing ? parts.hidden(FormEntry.versionField) : parts.key)
                    \(teacher?.html(in: language) ?? "")
                    \(DetailFields(missing: missing, parts: parts).html)
                    \(Pages.Contents.fields.map { control($0, parts) })
                    \(PlaceFields(parts: parts, homes: homes, hint: Pages.words["place"].hint).html)
                    \(similar(visit))
                    \(remark(visit))
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

    /// Only new posts are saved as drafts.
    private var data: HTML { isEditing ? " data-compose=\"edit\"" : " data-compose=\"new\"" }

    private func restored(_ visit: Visit) -> HTML {
        guard case .posting(let savedAt?, _) = purpose else { return "" }
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
        guard case .posting(_, let similar) = purpose, !similar.isEmpty else { return "" }
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
        case .number(let range, let step): return number(field, in: range, step: step, parts)
        case .start:
            let start = parts.line(
                name,
                words.label,
                type: "datetime-local",
                hint: words.hint,
                isRequired: true
            )
            return "\(start)\(weeks(parts))"
        case .amount: return amount(field, parts)
        case .price: return PriceFields(parts: parts).html
        case .images(let most): return ComposePictures(images: images, most: most, parts: parts).html
        case .custom: return Pages.control(name, parts)
        }
    }

    /// A new post of some kinds can repeat.
    private func weeks(_ parts: FormParts) -> HTML {
        guard !isEditing, Pages.kind.has(.series) else { return "" }
        let words = Pages.words["weeks"]
        let lengths = SeriesLength.allowed.map { (value: "\($0)", words: SeriesPhrases.weeks($0)) }
        return parts.select(
            "weeks",
            words.label,
            hint: words.hint,
            [(value: "", words: SeriesPhrases.once)] + lengths
        )
    }

    private func amount(_ field: BodyField<Pages.Contents>, _ parts: FormParts) -> HTML {
        let label = Pages.words[field.name].label
        let unit: HTML = Pages.countsInTenThousands ? "=\"10000\"" : ""
        return parts.line(
            field.name,
            Pages.countsInTenThousands ? label.inTenThousands : label,
            hint: Pages.words[field.name].hint,
            isRequired: field.isRequired,
            attributes: " inputmode=\"decimal\" data-won\(unit) autocomplete=\"off\""
        )
    }

    private func number(
        _ field: BodyField<Pages.Contents>,
        in range: ClosedRange<Int>,
        step: Int,
        _ parts: FormParts
    ) -> HTML {
        let words = Pages.words[field.name]
        let limits: HTML = """
             min="\(range.lowerBound)" max="\(range.upperBound)" step="\(step)" inputmode="numeric"
            """
        return parts.line(field.name, words.label, type: "number", hint: words.hint, attributes: limits)
    }
}
