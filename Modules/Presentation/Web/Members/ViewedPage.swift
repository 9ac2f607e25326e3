import Markup
import Wording

/// What the reader viewed lately. The list is on the device, and a script shows it (ADR 69).
struct ViewedPage {
    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            MyPhrases.viewed[language],
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            scripts: [.mine],
            content: """
                <div class="head"><h1>\(MyPhrases.viewed[language])</h1>
                <p class="soft">\(MyPhrases.viewedHint[language])</p></div>
                <noscript><p class="callout">\(MyPhrases.viewedNeedsScripts[language])</p></noscript>
                <div data-viewed hidden>
                <ul class="plain rows"></ul>
                <p class="soft" data-none>\(MyPhrases.viewedNothing[language])</p>
                <div class="buttons">
                <button class="button small" type="button" data-clear>\
                \(MyPhrases.viewedClear[language])</button>
                <button class="button small" type="button" data-switch aria-pressed="false">\
                \(MyPhrases.viewedOff[language])</button></div>
                </div>
                """
        )
    }
}
