import Domain
import Markup
import Wire
import Wording

/// A run that the reader took part in: their log, the fellow runners, and stamps for them.
struct FellowRunnersPage {
    let run: JoinedRunBody
    let fellows: [FellowRunnerBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let listing = ListingPagePath.one.filled(run.listing.description)
        return Page(
            run.title,
            tab: .mine,
            back: RunLogPagePath.calendar.rawValue,
            content: """
                <div class="head"><h1>\(run.title)</h1>
                <p class="soft"><a class="line-link" href="\(link: listing)">\
                <time datetime="\(run.startsAt.rfc3339)">\
                \(run.startsAt.words(at: visit.now)[language])</time></a></p></div>
                <div class="other-ways">\(log(language))</div>
                <section class="section" aria-labelledby="fellows">
                <h2 id="fellows">\(RunLogPhrases.fellows[language])</h2>
                \(rows(language))
                </section>
                """
        )
    }

    private func log(_ language: Language) -> HTML {
        let (words, address) =
            run.log.map { (RunLogPhrases.myLog, RunLogPagePath.one.filled($0.description)) }
            ?? (
                RunLogPhrases.write,
                RunLogPagePath.new.rawValue.asking([("run", run.listing.description)])
            )
        return "<a class=\"button primary\" href=\"\(link: address)\">\(words[language])</a>"
    }

    private func rows(_ language: Language) -> HTML {
        guard !fellows.isEmpty else { return "<p class=\"soft\">\(RunLogPhrases.noFellows[language])</p>" }
        return "<ul class=\"plain fellows\">\(fellows.map { row($0, language) })</ul>"
    }

    private func row(_ fellow: FellowRunnerBody, _ language: Language) -> HTML {
        let member = fellow.member.member
        let host: HTML =
            fellow.isHost ? " <span class=\"tag\">\(RunLogPhrases.host[language])</span>" : ""
        let log: HTML =
            fellow.log.map { id in
                """
                <a class="button small" href="\(link: RunLogPagePath.one.filled(id.description))" \
                aria-label="\(member.nickname.text): \(RunLogPhrases.readLog[language])">\
                \(RunLogPhrases.readLog[language])</a>
                """
            } ?? ""
        return """
            <li><div class="row-link"><a href="\(link: fellow.member.pageAddress)" \
            aria-label="\(member.nickname.text)">\
            \(Avatar(member: member).html)</a><span class="grow"><span class="block">\
            <b>\(member.nickname.text)</b>\(host)</span>\(exchanged(fellow, language))</span>\(log)</div>
            \(form(fellow, language))</li>
            """
    }

    private func exchanged(_ fellow: FellowRunnerBody, _ language: Language) -> HTML {
        let words = [
            fellow.given.map { ($0, RunLogPhrases.gave($0)) },
            fellow.received.map { ($0, RunLogPhrases.got($0)) },
        ]
        let lines = words.compactMap(\.self).map { stamp, words -> HTML in
            """
            <span class="with-icon small block soft">\(stamp.icon.html)\(words[language])</span>
            """
        }
        return "\(lines)"
    }

    private func form(_ fellow: FellowRunnerBody, _ language: Language) -> HTML {
        let member = fellow.member.member
        let action = RunLogPagePath.stamp.filled(run.listing.description, member.id.description)
        let chips = RunStamp.allCases.map { stamp -> HTML in
            """
            <label class="chip"><input type="radio" name="stamp" value="\(stamp.rawValue)" required\
            \(" checked", if: fellow.given == stamp)><span>\(stamp.icon.html)\
            \(stamp.words[language])</span></label>
            """
        }
        let words = fellow.given == nil ? RunLogPhrases.give : RunLogPhrases.change
        let back: HTML =
            fellow.given == nil
            ? ""
            : """
            <button class="button small" name="takes-back" value="true" formnovalidate>\
            \(RunLogPhrases.takeBack[language])</button>
            """
        return """
            <details\(" open", if: fellow.given == nil && fellows.count == 1)>\
            <summary>\(words[language])</summary>
            <form method="post" action="\(link: action)"><fieldset class="field">\
            <legend>\(RunLogPhrases.stampFor(member.nickname.text)[language])</legend>\
            <div class="chips stamps">\(chips)</div></fieldset>
            <div class="row"><button class="button small primary">\(words[language])</button>\(back)</div>
            </form></details>
            """
    }
}
