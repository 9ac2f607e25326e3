import Markup
import Wording

/// The page that describes the export and offers the download.
struct ExportPage {
    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SettingsPhrases.export[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SettingsPhrases.exportText[language])</p></div>
                <div class="stack">
                <section class="panel"><h2>\(SettingsPhrases.exportHolds[language])</h2>
                <ul>\(SettingsPhrases.exportParts.map { "<li>\($0[language])</li>" as HTML })</ul></section>
                <a class="button primary wide" href="\(link: AccountPagePath.exportFile.rawValue)" download>\
                \(SettingsPhrases.download[language])</a>
                <p class="hint">\(SettingsPhrases.exportCare[language])</p>
                </div>
                """
        )
    }
}
