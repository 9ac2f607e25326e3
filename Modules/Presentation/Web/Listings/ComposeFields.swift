import Domain
import Markup
import Wire
import Wording

/// The steps of the form of a post, each with the controls of its fields.
struct ComposeFields<Pages: KindPages> {
    let parts: FormParts
    let isEditing: Bool
    let homes: [NeighbourhoodBody]
    let lineSuggestions: [String: [String]]
    let images: [ImageBody]

    private var language: Language { parts.visit.language }
    private var count: Int { Pages.steps.count }

    /// The first step with a refused field; otherwise the first, or the last where something else is refused.
    var first: Int {
        guard let problem = parts.entry.problem else { return 0 }
        let wrong = Pages.steps.firstIndex { $0.all.contains(where: isWrong) }
        return wrong ?? (problem.refusals.contains { !$0.accountFields.isEmpty } ? 0 : count - 1)
    }

    /// Where one is, for those who see it; the headings of the steps say it.
    var progress: HTML {
        guard !isEditing else { return "" }
        let marks = (0..<count).map { _ in "<li></li>" as HTML }
        return "<ol class=\"steps plain\" aria-hidden=\"true\">\(marks)</ol>"
    }

    /// - Parameters:
    ///   - opening: before the fields of the first step.
    ///   - closing: after those of the last.
    func html(opening: HTML, closing: HTML) -> HTML {
        let steps = Pages.steps.enumerated().map { place, step in
            """
            <section class="form-step" aria-labelledby="step-\(place + 1)"\
            \(" data-current", if: place == first && !isEditing)>
            <h2 id="step-\(place + 1)" tabindex="-1">\(heading(place))\(step.title[language])</h2>
            \(place == 0 ? opening : "")
            \(step.fields.map(shown))
            \(folded(step))
            \(place == count - 1 ? closing : "")
            </section>
            """ as HTML
        }
        return "\(steps)"
    }

    /// "2/4 ".
    private func heading(_ place: Int) -> HTML {
        isEditing ? "" : "<span class=\"soft\">\(place + 1)/\(count)</span> "
    }

    private func folded(_ step: FormStep) -> HTML {
        guard !step.rare.isEmpty else { return "" }
        let isOpen = isEditing || step.rare.contains { isWrong($0) || isFilled($0) }
        return """
            <details class="fold more-fields"\(" open", if: isOpen)>\
            <summary>\(FramePhrases.more[language])</summary>
            <div class="form">\(step.rare.map(shown))</div></details>
            """
    }

    private func isWrong(_ field: FormStep.Field) -> Bool { parts.entry.refusal(at: field.name) != nil }

    /// Whether the field has another value than in an empty form.
    private func isFilled(_ field: FormStep.Field) -> Bool {
        let texts = { (entry: FormEntry) in entry.texts(field.name).filter { !$0.isEmpty } }
        return texts(parts.entry) != texts(FormEntry(of: Pages.Contents()))
    }

    private func shown(_ field: FormStep.Field) -> HTML {
        let control = control(of: field)
        return field.condition.map { "<div class=\"\($0)\">\(control)</div>" } ?? control
    }

    private func control(of field: FormStep.Field) -> HTML {
        if field.name == FormStep.place.name {
            return PlaceFields(parts: parts, homes: homes, hint: Pages.words[field.name].hint).html
        }
        return Pages.Contents.fields.first { $0.name == field.name }.map {
            control(of: $0, isRequired: $0.isRequired || field.isNeeded)
        } ?? ""
    }

    private func control(of field: BodyField<Pages.Contents>, isRequired: Bool) -> HTML {
        let (name, words) = (field.name, Pages.words[field.name])
        if isEditing, field.isFixed { return parts.hidden(name) }
        switch field.input {
        case .line(let longest): return line(name, words, atMost: longest, isRequired: isRequired)
        case .text(let longest): return text(name, words, atMost: longest, isRequired: isRequired)
        case .choice:
            let style: FormParts.ChoiceStyle = words.choices.count <= 3 ? .segments : .chips
            return parts.choices(name, words.label, hint: words.hint, as: style, words.choices)
        case .choices: return choices(name, words, isRequired: isRequired)
        case .number(let range, let step):
            return parts.stepper(name, words.label, in: range, step: step, hint: words.hint)
        case .start:
            return "\(StartFields(parts: parts, label: words.label, hint: words.hint).html)\(weeks)"
        case .amount:
            return parts.money(
                name,
                words.label,
                inTenThousands: Pages.countsInTenThousands,
                hint: words.hint,
                isRequired: isRequired
            )
        case .price: return PriceFields(parts: parts).html
        case .images(let most): return ComposePictures(images: images, most: most, parts: parts).html
        case .custom: return Pages.control(name, parts)
        }
    }

    private func line(_ name: String, _ words: FieldWords, atMost longest: Int, isRequired: Bool) -> HTML {
        let suggested = lineSuggestions[name] ?? []
        let list: HTML = suggested.isEmpty ? "" : " list=\"\(name)-suggestions\""
        let line = parts.line(
            name,
            words.label,
            hint: words.hint,
            isRequired: isRequired,
            attributes: " maxlength=\"\(longest)\" autocomplete=\"off\"\(list)"
        )
        guard !suggested.isEmpty else { return line }
        return """
            \(line)<datalist id="\(name)-suggestions">\
            \(suggested.map { "<option value=\"\($0)\">" as HTML })</datalist>
            """
    }

    private func text(_ name: String, _ words: FieldWords, atMost longest: Int, isRequired: Bool) -> HTML {
        parts.area(name, words.label, rows: 7, most: longest, hint: words.hint, isRequired: isRequired)
    }

    private func choices(_ name: String, _ words: FieldWords, isRequired: Bool) -> HTML {
        parts.choices(
            name,
            words.label,
            several: true,
            hint: words.hint,
            isRequired: isRequired,
            words.choices
        )
    }

    /// A new post of some kinds can repeat.
    private var weeks: HTML {
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
}
