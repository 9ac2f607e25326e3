import Domain
import Markup
import Wire
import Wording

/// The operators' queue of appeals, oldest first.
struct AppealQueuePage {
    let state: Appeal.State
    let list: ListBody<AppealCaseBody>

    func page(for visit: Visit) -> Page {
        StateQueue(
            title: AppealPhrases.queue,
            path: AppealPagePath.queue.rawValue,
            state: state,
            words: \.words,
            nothing: EmptyState(
                drawing: .done,
                title: AppealPhrases.empty,
                text: AppealPhrases.emptyText,
                isHeading: false
            )
        ).page(list.items.map { row($0, visit) }, next: list.next, for: visit)
    }

    private func row(_ appeal: AppealCaseBody, _ visit: Visit) -> HTML {
        let (language, own) = (visit.language, appeal.measure.appeal)
        let when = (own?.at ?? appeal.measure.at).age(at: visit.now)[language]
        return """
            <li><a class="row-link" href="\(link: AppealPagePath.one.filled(appeal.id.description))">\
            \(Avatar(member: appeal.member.member).html)\
            <span class="grow"><span class="block strong">\(appeal.measure.words[language])</span>\
            <span class="block one-line">\(own?.text)</span>\
            \(own?.outcome.map { "<span class=\"tag\">\($0.words[language])</span>" as HTML })\
            <span class="block soft small">\(appeal.member.member.nickname.text) · \(when)</span></span>\
            </a></li>
            """
    }
}

/// An appeal with what it is about, and the form to decide it.
struct AppealCasePage {
    let appeal: AppealCaseBody
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AppealPhrases.appeal[language]
        let state = appeal.measure.appeal?.outcome?.words ?? Appeal.State.waiting.words
        return Page(
            title,
            tab: .mine,
            back: AppealPagePath.queue.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p><span class="tag">\(state[language])</span></p></div>
                <div class="stack">\(said(language))\(measure(language))\(choice(visit))</div>
                """
        )
    }

    private func said(_ language: Language) -> HTML {
        guard let own = appeal.measure.appeal else { return "" }
        return """
            <section class="panel"><h2>\(AppealPhrases.said[language])</h2>
            <blockquote class="prose">\(own.text)</blockquote>
            <dl class="facts">
            <dt>\(AppealPhrases.member[language])</dt><dd>\(name(appeal.member, language))</dd>
            <dt>\(AppealPhrases.sent[language])</dt><dd>\(own.at.words[language])</dd>
            </dl></section>
            """
    }

    private func measure(_ language: Language) -> HTML {
        let (address, words) =
            appeal.report.map { (ModerationPagePath.one.filled($0.description), AppealPhrases.seeReport) }
            ?? (
                DirectoryPagePath.one.filled(appeal.member.member.id.description), AppealPhrases.seeMember
            )
        let lapsed: HTML =
            appeal.measure.stands || appeal.measure.appeal?.outcome != nil
            ? "" : "<p class=\"callout\">\(AppealRefusal.measureUndone.words[language])</p>"
        return """
            <section class="panel"><h2>\(AppealPhrases.action[language])</h2>
            \(MeasureFacts(measure: appeal.measure, more: decision(language)).html(in: language))
            \(lapsed)
            <a class="button small" href="\(link: address)">\(words[language])</a></section>
            """
    }

    /// Who decided first, and what they noted.
    private func decision(_ language: Language) -> HTML {
        """
        <dt>\(AppealPhrases.takenBy[language])</dt><dd>\(name(appeal.takenBy, language))</dd>
        \(appeal.note.map {
            "<dt>\(AppealPhrases.note[language])</dt><dd class=\"prose\">\($0)</dd>" as HTML
        })
        """
    }

    private func choice(_ visit: Visit) -> HTML {
        if let own = appeal.measure.appeal, let outcome = own.outcome {
            return ruled(own, outcome, visit.language)
        }
        guard appeal.mayDecide else {
            return "<p class=\"callout\">\(AppealRefusal.ownMatter.words[visit.language])</p>"
        }
        let parts = FormParts(visit: visit, entry: entry)
        let hint: HTML =
            appeal.report == nil ? "" : "<p class=\"soft\">\(AppealPhrases.reopens[visit.language])</p>"
        return """
            <section class="panel"><h2>\(AppealPhrases.decision[visit.language])</h2>
            \(hint)
            \(parts.form(
                to: AppealPagePath.one.filled(appeal.id.description),
                """
                \(parts.key)
                \(parts.choices("outcome", AppealPhrases.outcome, isRequired: true, as: .segments,
                    Appeal.Outcome.allCases.map { ($0.rawValue, AppealPhrases.choice(of: $0)) }))
                \(parts.reason("note", QueuePhrases.why, from: templates, most: ReportNote.longest,
                    hint: AppealPhrases.reasonHint))
                \(parts.button(AppealPhrases.decide))
                """
            ))</section>
            """
    }

    private func ruled(_ own: AppealBody, _ outcome: Appeal.Outcome, _ language: Language) -> HTML {
        """
        <section class="panel"><h2>\(AppealPhrases.decision[language])</h2>
        <p class="strong">\(outcome.words[language])</p>
        \(own.reason.map { "<p class=\"prose\">\($0)</p>" as HTML })
        <p class="soft small">\(name(appeal.decidedBy, language)) · \(own.decidedAt?.words[language])</p>
        </section>
        """
    }

    private func name(_ card: MemberCardBody?, _ language: Language) -> HTML {
        guard let card else { return "\(FramePhrases.leaver[language])" }
        return "<a class=\"line-link\" href=\"\(link: card.pageAddress)\">\(card.member.nickname.text)</a>"
    }
}
