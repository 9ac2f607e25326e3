import Domain
import Markup
import Wire
import Wording

/// A report with its subject and the possible decisions.
struct ReportCasePage {
    let report: ReportCaseBody
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = "\(report.reason.words[language]) · \(report.subject.kind.words[language])"
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.queue.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p><span class="tag">\(report.state[language])</span></p></div>
                <div class="stack">
                \(thing(visit))
                \(FormParts(visit: visit, entry: entry).summary)
                \(proposal(language))
                \(choices(visit))
                \(report.decisions.isEmpty ? "" : history(visit))
                </div>
                """
        )
    }

    private func thing(_ visit: Visit) -> HTML {
        let language = visit.language
        // Hidden subjects are hidden from operators, too.
        let address = report.hides ? nil : report.subject.pageAddress
        let look: HTML =
            address.map {
                "<a class=\"button small\" href=\"\(link: $0)\">\(QueuePhrases.look[language])</a>"
            } ?? ""
        return """
            <section class="panel">\(copy(language))
            <dl class="facts">
            <dt>\(QueuePhrases.about[language])</dt><dd>\(name(report.about, language))</dd>
            \(report.isAct ? "" : reporter(language))
            <dt>\((report.isAct ? MeasurePhrases.when : QueuePhrases.when)[language])</dt>\
            <dd>\(report.at.words[language])</dd>
            \(report.note.map {
                "<dt>\(QueuePhrases.note[language])</dt><dd class=\"prose\">\($0)</dd>" as HTML
            })
            </dl>\(look)</section>
            """
    }

    /// As it was, whatever became of it since.
    private func copy(_ language: Language) -> HTML {
        let pictures = report.pictures.enumerated().map { place, image -> HTML in
            """
            <li><a href="\(link: image.files.full.path)">\(PictureSet(
                image: image,
                sizes: "(min-width: 48rem) 20rem, 90vw",
                words: MeasurePhrases.picture(place + 1)[language],
                box: 480
            ).html)</a></li>
            """
        }
        return """
            <h2>\((report.isAct ? MeasurePhrases.copy : QueuePhrases.excerpt)[language])</h2>
            \(report.messages.isEmpty ? excerpt : messages(language))
            \(report.text != nil && report.subject.kind == .conversation
                ? "<p class=\"hint\">\(MeasurePhrases.directions[language])</p>" as HTML : "")
            \(pictures.isEmpty ? "" : "<ul class=\"plain stack documents\">\(pictures)</ul>" as HTML)
            """
    }

    private var excerpt: HTML {
        """
        <blockquote class="prose">\(report.excerpt)\
        \(report.text.map { "<div class=\"prose\">\($0)</div>" as HTML })</blockquote>
        """
    }

    /// All messages of a report of several, the oldest first.
    private func messages(_ language: Language) -> HTML {
        let rows = report.messages.map { message -> HTML in
            let pictures = message.pictures == 0 ? nil : TalkPhrases.pictures(message.pictures)[language]
            return """
                <li><blockquote class="prose">\(message.text)\(pictures.map { "<p>\($0)</p>" as HTML })\
                </blockquote><p class="soft small">\(message.sentAt.words[language])</p></li>
                """
        }
        return "<ol class=\"plain stack\">\(rows)</ol>"
    }

    private func reporter(_ language: Language) -> HTML {
        """
        <dt>\(QueuePhrases.reporter[language])</dt><dd>\(name(report.reporter, language))</dd>
        """
    }

    private func name(_ card: MemberCardBody?, _ language: Language) -> HTML {
        guard let card else { return "\(FramePhrases.leaver[language])" }
        return "<a class=\"line-link\" href=\"\(link: card.pageAddress)\">\(card.member.nickname.text)</a>"
    }

    private func proposal(_ language: Language) -> HTML {
        guard let days = report.proposedDays else { return "" }
        let nickname = report.proposer?.member.nickname.text ?? FramePhrases.leaver[language]
        return "<p class=\"callout\">\(QueuePhrases.proposed(days, by: nickname)[language])</p>"
    }

    /// The possible decisions; a party of the report sees why it cannot decide.
    private func choices(_ visit: Visit) -> HTML {
        guard report.mayDecide else {
            return "<p class=\"callout\">\(ReportRefusal.ownMatter.words[visit.language])</p>"
        }
        switch report.status {
        case .open: return decide(visit)
        case .dismissed where report.isAct: return ""
        case .dismissed, .upheld: return undo(visit)
        }
    }

    private func decide(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let id = report.id.description
        let fields = MeasureFields(
            parts: parts,
            kind: report.subject.kind,
            templates: templates,
            paidOrders: report.paidOrders,
            paidAmount: report.paidAmount
        )
        return """
            <section class="panel"><h2>\(QueuePhrases.uphold[language])</h2>
            <form class="form" method="post" novalidate \
            action="\(link: ModerationPagePath.uphold.filled(id))">
            \(fields.html)
            </form></section>
            <section class="panel"><h2>\(QueuePhrases.dismiss[language])</h2>
            <form class="form" method="post" action="\(link: ModerationPagePath.dismiss.filled(id))">
            \(reason("dismissal", visit))
            <button class="button wide">\(QueuePhrases.dismissNow[language])</button>
            </form></section>
            """
    }

    private func undo(_ visit: Visit) -> HTML {
        let language = visit.language
        let action = ModerationPagePath.reopen.filled(report.id.description)
        return """
            <section class="panel"><h2>\(QueuePhrases.undo[language])</h2>
            <p class="soft">\(QueuePhrases.undoText[language])</p>
            <form class="form" method="post" action="\(link: action)">
            \(reason("undoing", visit))
            <button class="button wide">\(QueuePhrases.undo[language])</button>
            </form></section>
            """
    }

    /// Of a form beside another one, whose fields have other identifiers.
    private func reason(_ id: String, _ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: .empty)
        return """
            \(parts.templates(templates, of: id))
            <div class="field"><label for="\(id)">\(QueuePhrases.why[visit.language])</label>
            <textarea id="\(id)" name="note" rows="2" maxlength="\(ReportNote.longest)"></textarea></div>
            """
    }

    private func history(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section><h2>\(QueuePhrases.history[language])</h2>
            <ol class="plain rows">\(report.decisions.map { decision in
                """
                <li class="row-link"><div class="grow"><p class="strong">\(decision.words[language])</p>
                <p class="prose">\(decision.note)</p>
                <p class="soft small">\(name(decision.by, language)) · \(decision.at.words[language])</p>
                </div></li>
                """ as HTML
            })</ol></section>
            """
    }
}

extension ReportCaseBody {
    fileprivate var state: Words { isAct && status == .dismissed ? MeasurePhrases.undone : status.words }
}

extension DecisionBody {
    /// The decision and its measures.
    var words: Words {
        let parts = [
            verdict.words, hides ? QueuePhrases.hidden : nil, suspendsUntil.map(QueuePhrases.suspended),
            proposedDays.map(QueuePhrases.days), listing?.words, money?.words,
        ].compactMap { $0 }
        return Words(
            parts.map { $0[.korean] }.joined(separator: " · "),
            parts.map { $0[.english] }.joined(separator: " · ")
        )
    }
}
