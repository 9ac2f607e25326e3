import Domain
import Markup
import Wire
import Wording

/// A log as one reader may see it.
struct RunLogPage {
    let log: RunLogBody

    private var fields: RunLogFields { log.fields }
    private var member: MemberCard { log.member.member }

    func page(for visit: Visit) -> Page {
        let (language, isMine) = (visit.language, visit.who?.member == member.id)
        let title = "\(fields.day.words[language]) · \(fields.stamp.words[language])"
        let back =
            isMine ? RunLogPagePath.calendar.rawValue : RunLogPagePath.ofMember.filled(member.id.description)
        return Page(
            title,
            tab: isMine ? .mine : nil,
            back: back.asking([("month", String(fields.day.iso8601.prefix(7)))]),
            scripts: [.listing],
            content: """
                <article class="run-log">
                <header class="head"><div class="title-row"><h1>\(fields.day.words[language])</h1>\
                \(menu(isMine, visit))</div>
                <p class="stamp-line"><span class="stamp large">\(fields.stamp.icon.html)</span>\
                <b>\(fields.stamp.words[language])</b> \(weather(language))</p>
                \(note(isMine, language))
                <a class="byline" href="\(link: MemberPagePath.one.filled(member.id.description))">\
                \(Avatar(member: member).html)<span class="strong one-line">\(member.nickname.text)</span></a>
                </header>
                \(run(isMine, language))
                \(figures(language))
                \(diary)
                \(pictures(language))
                \(route(isMine, language))
                \(received(language))
                </article>
                """
        )
    }

    private var diary: HTML { fields.diary.isEmpty ? "" : "<p class=\"prose\">\(fields.diary)</p>" }

    private func note(_ isMine: Bool, _ language: Language) -> HTML {
        guard isMine, !fields.isPublic else { return "" }
        return """
            <p class="with-icon small soft">\(Icon.lock.html)\(RunLogPhrases.closedNote[language])</p>
            """
    }

    private func weather(_ language: Language) -> HTML {
        let weather: HTML =
            fields.weather.map { "<span class=\"with-icon\">\($0.icon.html)\($0.words[language])</span>" }
            ?? ""
        let degrees: HTML = fields.temperature.map { "<span>\($0)℃</span>" } ?? ""
        return "<span class=\"soft\">\(weather) \(degrees)</span>"
    }

    private func run(_ isMine: Bool, _ language: Language) -> HTML {
        guard let run = log.run else { return "" }
        let title = log.runTitle ?? RunLogPhrases.gone[language]
        let id = run.description
        let address = isMine ? RunLogPagePath.run.filled(id) : ListingPagePath.one.filled(id)
        let name: HTML = log.runTitle == nil ? "\(title)" : "<a href=\"\(link: address)\">\(title)</a>"
        return """
            <p class="with-icon">\(Icon.users.html)\(RunLogPhrases.crew[language]): \(name)</p>
            """
    }

    private func figures(_ language: Language) -> HTML {
        let figures: [(Words, String?)] = [
            (RunLogPhrases.length, fields.metres.map { RunDistance.words(metres: $0) }),
            (RunLogPhrases.time, fields.seconds.map { RunMovingTime.clock(seconds: $0) }),
            (RunLogPhrases.pace, log.pace.map { RunLogContents.words(pace: $0) }),
        ]
        let shown = figures.compactMap { label, value -> HTML? in
            value.map { "<div><dt>\(label[language])</dt><dd>\($0)</dd></div>" }
        }
        return shown.isEmpty ? "" : "<dl class=\"record\">\(shown)</dl>"
    }

    private func pictures(_ language: Language) -> HTML {
        Gallery(images: log.images, label: RunLogPhrases.pictures[language]) { number in
            RunLogPhrases.picture(number)[language]
        }.html(in: language)
    }

    private func route(_ isMine: Bool, _ language: Language) -> HTML {
        guard let route = log.route else { return "" }
        let words = RunLogPhrases.routeWords(fields.metres)
        let remove: HTML =
            isMine
            ? ActionButton(
                words: RunLogPhrases.removeRoute,
                action: RunLogPagePath.route.filled(log.id.description)
            ).html(in: language) : ""
        return """
            <section class="section" aria-labelledby="route">
            <h2 id="route">\(RunLogPhrases.route[language])</h2>
            \(RunRouteDrawing(route: route, words: words).html(in: language))
            <p class="hint">\(RunLogPhrases.routeNote[language])</p>\(remove)</section>
            """
    }

    private func received(_ language: Language) -> HTML {
        guard !log.received.isEmpty else { return "" }
        let stamps = log.received.map { received -> HTML in
            """
            <li class="with-icon"><span class="stamp">\(received.stamp.icon.html)</span>\
            \(received.stamp.words[language])\
            \(received.giver.map { " · \($0.member.nickname.text)" })</li>
            """
        }
        return """
            <section class="section" aria-labelledby="received">
            <h2 id="received">\(RunLogPhrases.received[language])</h2>
            <ul class="plain stack tight">\(stamps)</ul></section>
            """
    }

    private func menu(_ isMine: Bool, _ visit: Visit) -> HTML {
        let (language, id) = (visit.language, log.id.description)
        let report = ReportLink(subject: SubjectBody(Subject(.runLog, log.id)), visit: visit)
        let own: HTML = """
            <a href="\(link: RunLogPagePath.edit.filled(id))">\(Icon.edit.html)\
            \(RunLogPhrases.edit[language])</a>
            <a href="\(link: RunLogPagePath.delete.filled(id))">\(Icon.trash.html)\
            \(RunLogPhrases.delete[language])</a>
            """
        return """
            <details class="menu"><summary class="icon-button" \
            aria-label="\(RunLogPhrases.menu[language])">\(Icon.more.html)</summary>
            <div class="menu-items">\(isMine ? own : report.html)</div></details>
            """
    }
}

/// The page that asks before a log is deleted.
struct RunLogDeletionPage {
    let log: RunLogBody

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, log.id.description)
        let title = RunLogPhrases.delete[language]
        return Page(
            title,
            tab: .mine,
            back: RunLogPagePath.one.filled(id),
            content: """
                <div class="stack"><h1>\(title)</h1>
                <p><b>\(log.fields.day.words[language]) · \(log.fields.stamp.words[language])</b></p>
                <p>\(RunLogPhrases.deletionLead[language])</p>
                \(ActionButton(
                    words: RunLogPhrases.delete,
                    action: RunLogPagePath.delete.filled(id),
                    style: "button danger wide"
                ).html(in: language))
                <a class="button" href="\(link: RunLogPagePath.one.filled(id))">\
                \(FramePhrases.goBack[language])</a></div>
                """
        )
    }
}
