import Domain
import Markup
import Wire
import Wording

/// The settings, in groups.
struct SettingsPage {
    let account: AccountBody
    let secondFactor: SecondFactorBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SettingsPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(MenuLink.group(SettingsPhrases.aboutMe, aboutMe(language), in: language))
                \(MenuLink.group(SettingsPhrases.security, security(language), in: language))
                <section class="panel stack">\
                \(ReadingForms(leadingTo: AccountPagePath.settings.rawValue).html(for: visit))</section>
                \(MenuLink.group(SettingsPhrases.everyday, everyday, in: language))
                \(MenuLink.group(SettingsPhrases.data, data, in: language))
                """
        )
    }

    private func aboutMe(_ language: Language) -> [MenuLink] {
        [
            row(.person, SettingsPhrases.profile, .profile, account.account.nickname.text),
            MenuLink(
                icon: .note,
                words: TeacherPhrases.settings,
                address: TeacherPagePath.mine.rawValue,
                note: account.account.isTeacher ? TeacherPhrases.title[language] : nil
            ),
            MenuLink(icon: .phone, words: PhonePhrases.title, address: PhonePagePath.mine.rawValue),
            MenuLink(icon: .pin, words: MyPhrases.homes, address: NeighbourhoodPagePath.choose.rawValue),
        ]
    }

    private func security(_ language: Language) -> [MenuLink] {
        let mail =
            account.account.isEmailVerified ? account.account.email.text : SettingsPhrases.unproven[language]
        return [
            row(.send, SettingsPhrases.email, .email, mail),
            row(.lock, SettingsPhrases.password, .password),
            row(
                .clock,
                SecondFactorPhrases.title,
                .secondFactor,
                SecondFactorPhrases.state(isOn: secondFactor.since != nil)[language]
            ),
            row(.share, SettingsPhrases.identities, .identities),
            row(.users, SettingsPhrases.devices, .devices),
            MenuLink(
                icon: .screen,
                words: APITokenPhrases.title,
                address: APITokenPagePath.all.rawValue
            ),
            MenuLink(
                icon: .send,
                words: WebhookPhrases.title,
                address: WebhookPagePath.all.rawValue
            ),
        ]
    }

    private var everyday: [MenuLink] {
        [
            MenuLink(icon: .bell, words: MyPhrases.notices, address: NoticePagePath.switches.rawValue),
            MenuLink(
                icon: .calendar,
                words: CalendarPhrases.title,
                address: CalendarPagePath.mine.rawValue
            ),
            MenuLink(
                icon: .note,
                words: TeachingHoursPhrases.title,
                address: SlotPagePath.hours.rawValue
            ),
            MenuLink(
                icon: .globe,
                words: WebsitePhrases.title,
                address: WebsitePagePath.mine.rawValue
            ),
            MenuLink(
                icon: .block,
                words: ModerationPhrases.blocks,
                address: ModerationPagePath.blocks.rawValue
            ),
            MenuLink(icon: .report, words: AppealPhrases.measures, address: AppealPagePath.mine.rawValue),
        ]
    }

    private var data: [MenuLink] {
        [
            row(.check, ConsentPhrases.title, .consents),
            row(.down, SettingsPhrases.export, .export),
            row(.trash, SettingsPhrases.delete, .delete),
        ]
    }

    private func row(_ icon: Icon, _ words: Words, _ path: AccountPagePath, _ note: String? = nil) -> MenuLink
    {
        MenuLink(icon: icon, words: words, address: path.rawValue, note: note)
    }
}
