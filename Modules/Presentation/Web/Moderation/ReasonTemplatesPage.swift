import Domain
import Markup
import Wire
import Wording

/// The texts that operators give as reasons.
struct ReasonTemplatesPage {
    let templates: [ReasonTemplateBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ReasonTemplatePhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(ReasonTemplatePhrases.text[language])</p>
                <a class="button small" href="\(link: ReasonTemplatePagePath.new.rawValue)">\
                \(ReasonTemplatePhrases.new[language])</a></div>
                \(templates.isEmpty ? nothing.html(in: language) : rows(language))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: ReasonTemplatePhrases.nothing,
            text: ReasonTemplatePhrases.nothingText,
            isHeading: false
        )
    }

    private func rows(_ language: Language) -> HTML {
        "<ul class=\"plain rows\">\(templates.map { row($0, language) })</ul>"
    }

    private func row(_ template: ReasonTemplateBody, _ language: Language) -> HTML {
        let id = template.id.description
        let remove = ActionButton(
            words: ReasonTemplatePhrases.remove,
            action: ReasonTemplatePagePath.remove.filled(id),
            about: template.title
        )
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(template.title)</p>
            <p class="prose" lang="ko">\(template.text)</p>\
            \(template.english.map { "<p class=\"prose soft\" lang=\"en\">\($0)</p>" as HTML })
            <div class="buttons"><a class="button small" \
            href="\(link: ReasonTemplatePagePath.edit.filled(id))">\
            \(ReasonTemplatePhrases.edit[language])<span class="unseen"> \(template.title)</span></a>\
            \(remove.html(in: language))</div></div></li>
            """
    }
}

/// The form of a new template, or of one that is edited.
struct ReasonTemplateFormPage {
    let id: ReasonTemplate.ID?
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = id == nil ? ReasonTemplatePhrases.new : ReasonTemplatePhrases.editTitle
        let action =
            id.map { ReasonTemplatePagePath.edit.filled($0.description) }
            ?? ReasonTemplatePagePath.new.rawValue
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title[language],
            tab: .mine,
            back: ReasonTemplatePagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title[language])</h1></div>
                \(parts.form(to: action, fields(parts)))
                """
        )
    }

    private func fields(_ parts: FormParts) -> HTML {
        """
        \(parts.line(
            "title",
            ReasonTemplatePhrases.name,
            hint: ReasonTemplatePhrases.nameHint,
            isRequired: true,
            attributes: " maxlength=\"\(ReasonTemplate.longestTitle)\""
        ))
        \(parts.area("text", ReasonTemplatePhrases.korean, rows: 3, most: ReasonTemplate.longest,
            isRequired: true))
        \(parts.area("textEn", ReasonTemplatePhrases.english, rows: 3, most: ReasonTemplate.longest,
            hint: ReasonTemplatePhrases.englishHint))
        \(parts.key)\(parts.button(FramePhrases.save))
        """
    }
}

extension FormParts {
    /// The field of an operator's reason, below the templates that they may choose instead.
    func reason(
        _ name: String,
        _ label: Words,
        from templates: [ReasonTemplateBody],
        rows: Int = 3,
        most: Int,
        hint: Words,
        isRequired: Bool = false
    ) -> HTML {
        """
        \(self.templates(templates, of: name))
        \(area(name, label, rows: rows, most: most, hint: hint, isRequired: isRequired && templates.isEmpty))
        """
    }

    /// The choice of a template, of which a script fills the text into the field of that identifier.
    func templates(_ templates: [ReasonTemplateBody], of field: String) -> HTML {
        guard !templates.isEmpty else { return "" }
        let (language, chosen, id) = (visit.language, entry.text("template"), "\(field)-template")
        return """
            <div class="field"><label for="\(id)">\(ReasonTemplatePhrases.choice[language])</label>
            <select id="\(id)" name="template" data-fills="\(field)" aria-describedby="\(id)-note">
            <option value="">\(ReasonTemplatePhrases.none[language])</option>
            \(templates.map { template in
                """
                <option value="\(template.id.description)" data-text="\(template.text(in: language))"\
                \(" selected", if: chosen == template.id.description)>\(template.title)</option>
                """ as HTML
            })
            </select>
            <p class="hint" id="\(id)-note">\(ReasonTemplatePhrases.choiceHint[language])</p></div>
            """
    }
}

extension ReasonTemplateBody {
    fileprivate func text(in language: Language) -> String {
        language == .english ? english ?? text : text
    }
}

/// Texts of the templates of reasons.
enum ReasonTemplatePhrases {
    static let title = Words("자주 쓰는 사유", "Reason templates")
    static let text = Words(
        "조치하거나 반려할 때 골라 쓰는 글이에요. \(ReasonTemplate.most)개까지 둘 수 있어요.",
        "Texts to choose from when you act or decline. There can be \(ReasonTemplate.most)."
    )
    static let new = Words("사유 추가하기", "Add a template")
    static let edit = Words("고치기", "Edit")
    static let editTitle = Words("사유 고치기", "Edit the template")
    static let remove = Words("빼기", "Remove")
    static let nothing = Words("아직 없어요", "Nothing yet")
    static let nothingText = Words("추가하면 사유를 적는 곳마다 나와요.", "It appears wherever you give a reason.")
    static let name = Words("이름", "Title")
    static let nameHint = Words("운영자만 봐요.", "Only operators see it.")
    static let korean = Words("한국어", "In Korean")
    static let english = Words("영어", "In English")
    static let englishHint = Words(
        "비워 두면 영어로 보는 이웃도 한국어로 읽어요.",
        "If empty, readers of English get the Korean text."
    )
    static let choice = Words("자주 쓰는 사유", "Template")
    static let none = Words("고르지 않기", "None")
    static let choiceHint = Words(
        "아래에 직접 적으면 그 글만 전해요. 고치지 않은 글은 읽는 사람의 언어로 전해요.",
        "A text of your own below replaces it. Unchanged, it is given in its reader's language."
    )
}
