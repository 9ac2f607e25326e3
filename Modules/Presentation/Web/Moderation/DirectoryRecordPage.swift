import Domain
import Markup
import Wire
import Wording

/// What concerns a member, in numbers, and what an operator can do about the account.
struct DirectoryRecordPage {
    let record: DirectoryRecordBody
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    private var member: DirectoryEntryBody { record.member }
    private var id: String { member.id.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            member.nickname,
            tab: .mine,
            back: DirectoryPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(member.nickname)</h1>
                \(member.tags.isEmpty ? "" : "<p>\(member.tags.map { tag($0, language) })</p>" as HTML)</div>
                <div class="stack">
                \(FormParts(visit: visit, entry: entry).summary)
                \(suspension(language))
                \(account(visit))
                \(numbers(visit))
                \(reports(visit))
                \(measures(language))
                \(warnings(language))
                \(acts(visit))
                </div>
                """
        )
    }

    private func tag(_ words: Words, _ language: Language) -> HTML {
        "<span class=\"tag\">\(words[language])</span> "
    }

    private func suspension(_ language: Language) -> HTML {
        guard let suspension = record.suspension else { return "" }
        let (kind, reason) = (suspension.subjectKind.words[language], suspension.reason.words[language])
        return """
            <p class="callout warn">\(QueuePhrases.suspended(until: suspension.until)[language]) · \
            \(reason) · \(kind)</p>
            """
    }

    private func account(_ visit: Visit) -> HTML {
        let language = visit.language
        let seen = member.lastSeenAt?.words ?? DirectoryPhrases.notSignedIn
        let homes = record.homes.map { Words($0.name, $0.nameEn)[language] }.joined(separator: ", ")
        let state =
            member.isEmailVerified ? DirectoryPhrases.confirmed : DirectoryFilter.State.unconfirmed.words
        return """
            <section class="panel"><h2>\(DirectoryPhrases.account[language])</h2>
            <dl class="facts">
            \(fact(DirectoryPhrases.email, "\(member.email) · \(state[language])", language))
            \(fact(DirectoryPhrases.joinedOn, member.joinedAt.words[language], language))
            \(fact(DirectoryPhrases.lastSeen, seen[language], language))
            \(fact(DirectoryPhrases.sessions, DirectoryPhrases.devices(record.sessions)[language], language))
            \(fact(DirectoryPhrases.secondFactor, secondFactor[language], language))
            \(fact(
                DirectoryPhrases.homes,
                homes.isEmpty ? DirectoryPhrases.noHomes[language] : homes,
                language
            ))
            \(fact(DirectoryPhrases.id, id, language))
            </dl>
            <a class="button small" href="\(link: MemberPagePath.one.filled(id))">\
            \(DirectoryPhrases.profile[language])</a></section>
            """
    }

    private var secondFactor: Words {
        record.secondFactorSince?.words ?? DirectoryPhrases.secondFactorOff
    }

    private func fact(_ label: Words, _ value: String, _ language: Language) -> HTML {
        "<dt>\(label[language])</dt><dd>\(value)</dd>"
    }

    private func numbers(_ visit: Visit) -> HTML {
        let language = visit.language
        let states = record.listings.map { "\($0.status.words[language]) \($0.count)" }
        let all = record.listings.map(\.count).reduce(0, +)
        let listings = ([DirectoryPhrases.amount(all)[language]] + states).joined(separator: " · ")
        var facts = [
            fact(DirectoryPhrases.listings, listings, language),
            number(DirectoryPhrases.conversations, record.conversations, language),
        ]
        if visit.takesPayments || record.orders + record.sales > 0 {
            facts.append(number(DirectoryPhrases.orders, record.orders, language))
            facts.append(number(DirectoryPhrases.sales, record.sales, language))
        }
        facts.append(number(DirectoryPhrases.reportsFiled, record.reportsFiled, language))
        facts.append(number(DirectoryPhrases.reportsAbout, record.reportsAbout, language))
        return """
            <section class="panel"><h2>\(DirectoryPhrases.numbers[language])</h2>
            <dl class="facts">\(facts)</dl></section>
            """
    }

    private func number(_ label: Words, _ count: Int, _ language: Language) -> HTML {
        fact(label, DirectoryPhrases.amount(count)[language], language)
    }

    private func reports(_ visit: Visit) -> HTML {
        let filed = record.reports.filter { !$0.isAct }
        guard !filed.isEmpty else { return "" }
        let language = visit.language
        let rows = filed.map { report -> HTML in
            """
            <li><a class="row-link" href="\(link: ModerationPagePath.one.filled(report.id.description))">\
            \(Icon.report.tile(.pink))<span class="grow"><span class="block strong">\
            \(report.reason.words[language]) · \(report.subjectKind.words[language])</span>\
            <small class="soft block">\(report.status.words[language]) · \
            \(report.at.age(at: visit.now)[language])</small></span></a></li>
            """
        }
        return """
            <section class="menu-group"><h2>\(DirectoryPhrases.reportsAbout[language])</h2>
            <ul class="plain rows">\(rows)</ul></section>
            """
    }

    private func measures(_ language: Language) -> HTML {
        guard !record.measures.isEmpty else { return "" }
        let rows = record.measures.map { measure -> HTML in
            let decision = measure.decision
            let name = decision.by?.member.nickname.text ?? FramePhrases.leaver[language]
            return """
                <li><a class="row-link" \
                href="\(link: ModerationPagePath.one.filled(measure.report.description))">\
                <span class="grow"><span class="block strong">\(decision.words[language])</span>\
                \(decision.note.map { "<span class=\"block\">\($0)</span>" as HTML })\
                <small class="soft block">\(name) · \(decision.at.words[language])</small></span></a></li>
                """
        }
        return """
            <section class="menu-group"><h2>\(DirectoryPhrases.measures[language])</h2>
            <ol class="plain rows">\(rows)</ol></section>
            """
    }

    private func warnings(_ language: Language) -> HTML {
        guard !record.warnings.isEmpty else { return "" }
        let rows = record.warnings.map { warning -> HTML in
            let name = warning.by?.member.nickname.text ?? FramePhrases.leaver[language]
            let mark: HTML =
                warning.takenBackAt == nil
                ? "" : "<span class=\"tag\">\(DirectoryPhrases.takenBack[language])</span>"
            return """
                <li class="row-link"><div class="grow"><p class="prose">\(warning.text)</p>\(mark)
                <small class="soft block">\(name) · \(warning.at.words[language])</small></div></li>
                """
        }
        return """
            <section class="menu-group"><h2>\(DirectoryPhrases.warnings[language])</h2>
            <ol class="plain rows">\(rows)</ol></section>
            """
    }

    private func acts(_ visit: Visit) -> HTML {
        let language = visit.language
        guard !record.isOwn else {
            return "<p class=\"callout\">\(DirectoryPhrases.isOwn[language])</p>"
        }
        return """
            <section class="panel stack"><h2>\(DirectoryPhrases.acts[language])</h2>
            \(member.isEmailVerified ? "" : confirmation(language))
            \(record.sessions == 0 ? "" : signOut(language))
            \(record.secondFactorSince == nil ? "" : reset(language))
            <a class="button wide" href="\(link: DirectoryPagePath.warn.filled(id))">\
            \(DirectoryPhrases.warn[language])</a>
            \(record.suspension == nil ? suspend(visit) : lift(visit))
            \(member.isOperator
                ? "<p class=\"hint\">\(DirectoryPhrases.isOperatorHint[language])</p>" : deletion(language))
            </section>
            """
    }

    private func confirmation(_ language: Language) -> HTML {
        act(DirectoryPhrases.confirmEmail, DirectoryPhrases.confirmEmailHint, .confirmEmail, language)
    }

    private func signOut(_ language: Language) -> HTML {
        act(DirectoryPhrases.endSessions, DirectoryPhrases.endSessionsHint, .endSessions, language)
    }

    private func reset(_ language: Language) -> HTML {
        """
        <a class="button wide" href="\(link: DirectoryPagePath.resetSecondFactor.filled(id))">\
        \(DirectoryPhrases.resetSecondFactor[language])</a>
        """
    }

    private func act(_ words: Words, _ hint: Words, _ path: DirectoryPagePath, _ language: Language) -> HTML {
        let button = ActionButton(words: words, action: path.filled(id), style: "button wide")
        return """
            <div class="stack tight">\(button.html(in: language))
            <p class="hint">\(hint[language])</p></div>
            """
    }

    private func suspend(_ visit: Visit) -> HTML {
        let address = ModerationPagePath.measures.rawValue.asking([
            "subject.kind": Subject.Kind.member.rawValue, "subject.id": id, "then": visit.address,
        ])
        return """
            <a class="button danger wide" href="\(link: address)">\
            \(DirectoryPhrases.suspend[visit.language])</a>
            """
    }

    private func lift(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <form class="form" method="post" novalidate action="\(link: DirectoryPagePath.lift.filled(id))">
            \(parts.reason(
                "note",
                QueuePhrases.why,
                from: templates,
                rows: 2,
                most: ReportNote.longest,
                hint: DirectoryPhrases.liftHint,
                isRequired: true
            ))
            <button class="button wide">\(DirectoryPhrases.lift[visit.language])</button></form>
            """
    }

    private func deletion(_ language: Language) -> HTML {
        """
        <a class="button wide" href="\(link: DirectoryPagePath.delete.filled(id))">\
        \(DirectoryPhrases.delete[language])</a>
        """
    }
}
