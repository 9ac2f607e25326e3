import Domain
import Markup
import Wire
import Wording

/// The settings of the place, as a form for operators.
struct SiteSettingsPage {
    let settings: SiteSettingsBody
    /// Empty for the whole country.
    let served: [LocalityBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SitePhrases.title[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(SitePhrases.text[language])</p></div>
                \(parts.form(
                    to: SitePagePath.settings.rawValue,
                    "\(settings.settings.map { field($0, parts) })\(parts.button(SitePhrases.save))"
                ))
                \(MenuLink.group(FramePhrases.more, Self.more, in: language))
                """
        )
    }

    private static let more = [
        MenuLink(icon: .camera, words: SitePhrases.pictures, address: SitePagePath.pictures.rawValue),
        MenuLink(
            icon: .info,
            words: WrittenDocumentPhrases.title,
            address: WrittenDocumentPagePath.all.rawValue
        ),
        MenuLink(icon: .send, words: InvitationPhrases.title, address: InvitationPagePath.all.rawValue),
        MenuLink(icon: .clock, words: SitePhrases.history, address: SitePagePath.changes.rawValue),
    ]

    private func field(_ setting: SiteSettingBody, _ parts: FormParts) -> HTML {
        switch setting.source {
        case .file, .environment, .option: fixed(setting, parts.visit.language)
        case .usual, .stored: own(setting, parts)
        }
    }

    private func own(_ setting: SiteSettingBody, _ parts: FormParts) -> HTML {
        switch setting.name {
        case .serves: area(parts.visit.language)
        // On a page of their own.
        case .logo, .welcomePicture, .pictureText, .pictureTextEnglish: ""
        default: SiteField(setting: setting.name, usual: setting.value, parts: parts).html
        }
    }

    /// Has a page of its own.
    private func area(_ language: Language) -> HTML {
        let names = served.map { $0.words[language] }.joined(separator: " · ")
        return """
            <div class="field"><h2 class="label">\(SiteSetting.serves.words[language])</h2>
            <p>\(names.isEmpty ? SitePhrases.country[language] : names)</p>
            <p><a class="line-link" href="\(link: SitePagePath.area.rawValue)">\
            \(SitePhrases.chooseArea[language])</a></p>
            <p class="hint">\(SitePhrases.servesHint[language])</p></div>
            """
    }

    /// A value from the start of the server, which wins.
    private func fixed(_ setting: SiteSettingBody, _ language: Language) -> HTML {
        let value = setting.name.words(of: setting.value) ?? SitePhrases.usual
        return """
            <div class="callout"><p><b>\(setting.name.words[language])</b>: \(value[language])</p>
            <p class="hint">\(SitePhrases.elsewhere(setting.source)[language])</p></div>
            """
    }
}

/// The field of a setting of the place.
struct SiteField {
    let setting: SiteSetting
    /// What holds while it is left empty.
    let usual: String
    let parts: FormParts

    var html: HTML {
        switch setting {
        case .name: line(hint: SitePhrases.nameHint)
        case .nameEnglish: line(hint: SitePhrases.nameEnglishHint)
        case .welcome, .welcomeEnglish:
            parts.area(
                setting.field,
                setting.words,
                rows: 3,
                most: SiteSetting.longestWelcome,
                hint: SitePhrases.welcomeHint
            )
        case .accent:
            parts.choices(setting.field, setting.words, Accent.allCases.map { ($0.rawValue, $0.words) })
        case .signUp:
            parts.choices(
                setting.field,
                setting.words,
                hint: SitePhrases.signUpHint,
                SignUpPolicy.allCases.map { ($0.rawValue, $0.words) }
            )
        case .signUpPace:
            parts.choices(
                setting.field,
                setting.words,
                hint: SitePhrases.paceHint,
                SignUpPace.allCases.map { ($0.rawValue, $0.words) }
            )
        case .kinds:
            """
            \(HTML.hiddenField(setting.field, ""))\(parts.choices(
                setting.field,
                setting.words,
                several: true,
                hint: SitePhrases.kindsHint,
                Listing.Kind.allCases.map { ($0.rawValue, $0.words.name) }
            ))
            """
        case .serves, .logo, .welcomePicture: ""
        case .pictureText, .pictureTextEnglish:
            parts.line(
                setting.field,
                setting.words,
                hint: SitePhrases.pictureTextHint,
                attributes: " maxlength=\"\(SiteSetting.longestPictureText)\""
            )
        case .languages:
            parts.choices(
                setting.field,
                setting.words,
                hint: SitePhrases.languagesHint,
                SiteLanguages.allCases.map { ($0.rawValue, $0.words) }
            )
        case .reviewFirstPosts:
            parts.choices(
                setting.field,
                setting.words,
                hint: SitePhrases.firstPostsHint,
                FirstPostPolicy.allCases.map { ($0.rawValue, $0.words) }
            )
        case .signUpDomains:
            parts.line(
                setting.field,
                setting.words,
                hint: SitePhrases.domainsHint,
                attributes: " autocapitalize=\"none\" spellcheck=\"false\""
            )
        }
    }

    private func line(hint: Words) -> HTML {
        parts.line(
            setting.field,
            setting.words,
            hint: hint,
            attributes: " maxlength=\"\(SiteSetting.longestName)\" placeholder=\"\(usual)\""
        )
    }
}
