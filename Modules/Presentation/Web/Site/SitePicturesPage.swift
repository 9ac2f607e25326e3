import Domain
import Markup
import Wire
import Wording

/// The logo and the picture of the front page, each in a form of its own, since it is uploaded.
struct SitePicturesPage {
    let entry: FormEntry
    var problem: Problem?

    func page(for visit: Visit) -> Page {
        let (language, settings) = (visit.language, visit.settings)
        let title = SitePhrases.pictures[language]
        let alert: HTML =
            problem.map { "<p class=\"alert\" role=\"alert\">\($0.refusal.words[language])</p>" } ?? ""
        return Page(
            title,
            tab: .mine,
            back: SitePagePath.settings.rawValue,
            scripts: [.mine],
            content: """
                <div class="head"><h1>\(title)</h1></div><div class="stack">\(alert)
                \(panel(.logo, settings.logo, SitePhrases.logoHint, language))
                \(panel(.welcomePicture, settings.welcomePicture, SitePhrases.welcomePictureHint, language))
                \(texts(FormParts(visit: visit, entry: entry)))</div>
                """
        )
    }

    private func panel(
        _ setting: SiteSetting,
        _ shown: SitePicture?,
        _ hint: Words,
        _ language: Language
    ) -> HTML {
        let name = setting.words[language]
        let remove = ActionButton(
            words: SettingsPhrases.removePicture,
            action: SitePagePath.noPicture.filled(setting.rawValue),
            about: name
        )
        let picker = PicturePicker(
            id: setting.field,
            words: SitePhrases.choosePicture,
            attributes: " required"
        )
        let picture = shown.map { picture -> HTML in
            "<img class=\"site-picture\" src=\"\(link: picture.files.card.path)\" alt=\"\">"
        }
        return """
            <section class="panel stack tight"><h2>\(name)</h2><p class="hint">\(hint[language])</p>\(picture)
            <form method="post" enctype="multipart/form-data" class="stack tight" \
            action="\(link: SitePagePath.picture.filled(setting.rawValue))">\(picker.html(in: language))
            <button class="button small" data-plain>\(SettingsPhrases.uploadPicture[language])\
            <span class="unseen">: \(name)</span></button></form>
            \(shown == nil ? "" : remove.html(in: language))</section>
            """
    }

    private func texts(_ parts: FormParts) -> HTML {
        let fields = [SiteSetting.pictureText, .pictureTextEnglish].map {
            SiteField(setting: $0, usual: "", parts: parts).html
        }
        return parts.form(to: SitePagePath.pictures.rawValue, "\(fields)\(parts.button(SitePhrases.save))")
    }
}
