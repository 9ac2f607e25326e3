import Domain
import Markup
import Wire
import Wording

/// What operators decided about the reader, latest first.
struct MeasuresPage {
    let list: ListBody<TakenMeasureBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            AppealPhrases.measures[language],
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: list.items.isEmpty ? nothing(language) : rows(visit)
        )
    }

    private func nothing(_ language: Language) -> HTML {
        EmptyState(drawing: .quiet, title: AppealPhrases.nothing, text: AppealPhrases.nothingText)
            .html(in: language)
    }

    private func rows(_ visit: Visit) -> HTML {
        let language = visit.language
        let next = list.next.map { AppealPagePath.mine.rawValue.asking(["cursor": $0]) }
        return """
            <div class="head"><h1>\(AppealPhrases.measures[language])</h1>
            <p class="soft">\(AppealPhrases.measuresText[language])</p></div>
            <ol class="plain rows" data-list>\(list.items.map { row($0, visit) })</ol>
            \(NextLink(address: next).html(in: language))
            """
    }

    private func row(_ measure: TakenMeasureBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let facts = [measure.reason?.words[language], measure.at.age(at: visit.now)[language]]
        let content = measure.text ?? measure.excerpt
        return """
            <li><a class="row-link" href="\(link: AppealPagePath.measure.filled(measure.id.description))">\
            \(Icon.report.tile(.pink))\
            <span class="grow"><span class="block strong">\(measure.words[language])</span>\
            \(content.map { "<span class=\"block one-line\">\($0)</span>" as HTML })\
            \(measure.state.map { "<span class=\"tag\">\($0[language])</span>" as HTML })\
            <span class="block soft small">\(facts.compactMap(\.self).joined(separator: " · "))</span></span>\
            </a></li>
            """
    }
}

extension TakenMeasureBody {
    /// What became of the appeal, or that it no longer applies; nil for a measure that stands unopposed.
    fileprivate var state: Words? {
        if let outcome = appeal?.outcome { return outcome.words }
        guard appeal == nil else { return AppealPhrases.appeal }
        return stands ? nil : AppealPhrases.lapsed
    }
}
