import Domain
import HTTPServer
import JSONCoding
import Markup
import Wording

/// Form controls with their values and errors.
struct FormParts {
    let visit: Visit
    let entry: FormEntry
    /// Whether required fields are marked, for a form that has others, too.
    var marksRequired = false
    private let names = FieldNames()

    private var language: Language { visit.language }

    /// The number of wrong fields, each of which tells its error, and the errors of no field in particular.
    var summary: HTML {
        let refusals = entry.problem?.refusals ?? []
        let fields = refusals.compactMap(shownField).reduce(into: [String]()) { fields, field in
            if !fields.contains(field) { fields.append(field) }
        }
        let others = refusals.filter { shownField(of: $0) == nil }.map { refusal -> HTML in
            let link = AccountFieldLink(of: refusal).map { " \($0.html(in: language))" as HTML }
            return "<p>\(trouble(refusal)[language])\(link)</p>"
        }
        let count: HTML =
            fields.first.map {
                "<p><a href=\"#\($0)\">\(FramePhrases.refusedFields(fields.count)[language])</a></p>"
            } ?? ""
        guard !refusals.isEmpty else { return "" }
        return "<div class=\"alert\" role=\"alert\" tabindex=\"-1\" autofocus>\(count)\(others)</div>"
    }

    /// The field of this form at which the refusal is told.
    private func shownField(of refusal: any Refusal) -> String? {
        let field = refusal.field ?? askedHere(by: refusal)
        return field.flatMap { names.nearest(to: $0) }
    }

    /// The field of this form for the first detail that the account lacks.
    private func askedHere(by refusal: any Refusal) -> String? {
        refusal.accountFields.map { "\(DetailFields.part).\($0)" }.first { names.nearest(to: $0) != nil }
    }

    /// A single-line text field. `attributes` is additional markup, such as ` autocomplete="email"`.
    func line(
        _ name: String,
        _ label: Words,
        type: StaticString = "text",
        hint: Words? = nil,
        isRequired: Bool = false,
        attributes: HTML = ""
    ) -> HTML {
        field(name, label, hint: hint, isRequired: isRequired) { marks in
            """
            <input id="\(name)" name="\(name)" type="\(HTML(type))" value="\(entry.text(name))"\
            \(" required", if: isRequired)\(attributes)\(marks)>
            """
        }
    }

    /// A password field; its value is never sent back.
    func password(_ name: String, _ label: Words, isNew: Bool, hint: Words? = nil) -> HTML {
        field(name, label, hint: hint) { marks in
            """
            <span class="password"><input id="\(name)" name="\(name)" type="password" required \
            autocomplete="\(isNew ? "new-password" : "current-password")"\(marks)>\
            <button class="link-button" type="button" aria-pressed="false" aria-controls="\(name)" \
            aria-label="\(FramePhrases.showPassword[language])" data-reveal hidden>\
            \(FramePhrases.show[language])</button></span>
            """
        }
    }

    /// A multi-line text field.
    func area(
        _ name: String,
        _ label: Words,
        rows: Int = 5,
        most: Int,
        hint: Words? = nil,
        isRequired: Bool = false
    ) -> HTML {
        field(name, label, hint: hint, isRequired: isRequired) { marks in
            """
            <textarea id="\(name)" name="\(name)" rows="\(rows)" maxlength="\(most)"\
            \(" required", if: isRequired)\(marks)>\(entry.text(name))</textarea>
            """
        }
    }

    /// A drop-down list.
    func select(
        _ name: String,
        _ label: Words,
        hint: Words? = nil,
        _ options: [(value: String, words: Words)]
    )
        -> HTML
    {
        field(name, label, hint: hint) { marks in
            """
            <select id="\(name)" name="\(name)"\(marks)>
            \(options.map { option in
                """
                <option value="\(option.value)"\(" selected", if: entry.text(name) == option.value)>\
                \(option.words[language])</option>
                """ as HTML
            })
            </select>
            """
        }
    }

    /// How choices are arranged.
    enum ChoiceStyle: String {
        case chips
        /// Two or three short ones in one frame.
        case segments
        /// Seven cells of one width.
        case week
    }

    /// Radio buttons or checkboxes.
    func choices(
        _ name: String,
        _ label: Words,
        several: Bool = false,
        hint: Words? = nil,
        isRequired: Bool = false,
        as style: ChoiceStyle = .chips,
        _ options: [(value: String, words: Words)]
    ) -> HTML {
        let chosen = Set(entry.texts(name))
        return group(
            name,
            label,
            hint: hint,
            isRequired: isRequired,
            """
            <div class="\(style.rawValue)">
            \(options.map { option in
                """
                <label class="chip"><input type="\(several ? "checkbox" : "radio")" name="\(name)" \
                value="\(option.value)"\(" checked", if: chosen.contains(option.value))>\
                <span>\(option.words[language])</span></label>
                """ as HTML
            })
            </div>
            """
        )
    }

    /// Several controls that are one field.
    func group(
        _ name: String,
        _ label: Words,
        hint: Words?,
        isRequired: Bool = false,
        _ controls: HTML
    ) -> HTML {
        let wrong = entry.refusal(at: name) != nil
        return """
            <fieldset class="field" id="\(name)"\(" data-must", if: isRequired)\
            \(" aria-invalid=\"true\"", if: wrong)>
            <legend>\(label[language])\(must(isRequired))</legend>
            \(controls)
            \(note(name, hint))
            </fieldset>
            """
    }

    func hidden(_ name: String) -> HTML {
        "<input type=\"hidden\" name=\"\(name)\" value=\"\(entry.text(name))\">"
    }

    /// A hidden field that makes repeated submissions have one effect.
    var key: HTML {
        "<input type=\"hidden\" name=\"\(FormEntry.keyField)\" value=\"\(visit.request.id)\">"
    }

    /// - Parameter isDanger: whether it does what can't be undone, or takes something from others.
    func button(_ words: Words, isDanger: Bool = false) -> HTML {
        """
        <button class="button \(isDanger ? "danger" : "primary") wide" type="submit">\
        \(words[language])</button>
        """
    }

    /// A label with its control, which takes the marks as attributes.
    func field(
        _ name: String,
        _ label: Words,
        hint: Words?,
        isRequired: Bool = false,
        unit: Words? = nil,
        _ control: (HTML) -> HTML
    ) -> HTML {
        let wrong = entry.refusal(at: name) != nil
        let marks: HTML =
            wrong || hint != nil
            ? "\(" aria-invalid=\"true\"", if: wrong) aria-describedby=\"\(name)-note\"" : ""
        let spoken: HTML = unit.map { " <span class=\"unseen\">(\($0[language]))</span>" } ?? ""
        return """
            <div class="field">
            <label for="\(name)">\(label[language])\(spoken)\(must(isRequired))</label>
            \(control(marks))
            \(note(name, hint))
            </div>
            """
    }

    private func must(_ isRequired: Bool) -> HTML {
        guard marksRequired, isRequired else { return "" }
        return " <span class=\"must\">\(FramePhrases.required[language])</span>"
    }

    /// A field's error, otherwise its hint.
    func note(_ name: String, _ hint: Words? = nil) -> HTML {
        names.add(name)
        if let refusal = entry.refusal(at: name) {
            return "<p class=\"trouble\" id=\"\(name)-note\">\(trouble(refusal)[language])</p>"
        }
        return hint.map { "<p class=\"hint\" id=\"\(name)-note\">\($0[language])</p>" } ?? ""
    }

    /// Replaces the API's field names with the form's labels.
    private func trouble(_ refusal: any Refusal & LocalizedRefusal) -> Words {
        guard case RequestRefusal.violation(let violation) = refusal else { return refusal.words }
        return FramePhrases.trouble(violation.kind)
    }
}

extension HTML {
    fileprivate init(_ word: StaticString) {
        self.init(trusted: word.description)
    }
}

extension FormParts {
    /// A form with its content; `action` is an address on this site.
    func form(to action: String, takesFiles: Bool = false, data: HTML = "", _ content: HTML) -> HTML {
        """
        <form method="post" action="\(link: action)" class="form" novalidate\
        \(" enctype=\"multipart/form-data\"", if: takesFiles)\(data)>
        \(summary)
        \(content)
        </form>
        """
    }
}
