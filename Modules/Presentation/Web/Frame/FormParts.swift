import Domain
import HTTPServer
import JSONCoding
import Markup
import Wording

/// Form controls with their values and errors.
struct FormParts {
    let visit: Visit
    let entry: FormEntry
    private let labels = FieldLabels()

    private var language: Language { visit.language }

    /// The errors above the form, each with a link to its field.
    var summary: HTML {
        let errors = (entry.problem?.refusals ?? []).map { refusal -> HTML in
            let words = trouble(refusal)[language]
            guard let field = refusal.field ?? askedHere(by: refusal) else {
                let link = AccountFieldLink(of: refusal).map { " \($0.html(in: language))" as HTML }
                return "\(words)\(link)"
            }
            // Refusals of rules name what they refuse; those of the schema don't.
            let label = refusal is RequestRefusal ? labels[field].map { "\($0[language]): " } ?? "" : ""
            return "<a href=\"#\(field)\">\(label)\(words)</a>"
        }
        guard errors.count > 1 else {
            guard let error = errors.first else { return "" }
            return "<p class=\"alert\" role=\"alert\" tabindex=\"-1\" autofocus>\(error)</p>"
        }
        return """
            <div class="alert" role="alert" tabindex="-1" autofocus>
            <p>\(FramePhrases.refusedFields(errors.count)[language])</p>
            <ul>\(errors.map { "<li>\($0)</li>" as HTML })</ul></div>
            """
    }

    /// The field of this form for the first detail that the account lacks.
    private func askedHere(by refusal: any Refusal) -> String? {
        refusal.accountFields.map { "\(DetailFields.part).\($0)" }.first { labels[$0] != nil }
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
        field(name, label, hint: hint) { marks in
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
        field(name, label, hint: hint) { marks in
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

    /// Radio buttons or checkboxes.
    func choices(
        _ name: String,
        _ label: Words,
        several: Bool = false,
        hint: Words? = nil,
        _ options: [(value: String, words: Words)]
    ) -> HTML {
        let chosen = Set(entry.texts(name))
        return group(
            name,
            label,
            hint: hint,
            """
            <div class="chips">
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
    func group(_ name: String, _ label: Words, hint: Words?, _ controls: HTML) -> HTML {
        labels.set(label, at: name)
        let wrong = entry.refusal(at: name) != nil
        return """
            <fieldset class="field" id="\(name)"\(" aria-invalid=\"true\"", if: wrong)>
            <legend>\(label[language])</legend>
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

    private func field(_ name: String, _ label: Words, hint: Words?, _ control: (HTML) -> HTML) -> HTML {
        labels.set(label, at: name)
        let wrong = entry.refusal(at: name) != nil
        let marks: HTML =
            wrong || hint != nil
            ? "\(" aria-invalid=\"true\"", if: wrong) aria-describedby=\"\(name)-note\"" : ""
        return """
            <div class="field">
            <label for="\(name)">\(label[language])</label>
            \(control(marks))
            \(note(name, hint))
            </div>
            """
    }

    /// A field's error, otherwise its hint.
    func note(_ name: String, _ hint: Words? = nil) -> HTML {
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
