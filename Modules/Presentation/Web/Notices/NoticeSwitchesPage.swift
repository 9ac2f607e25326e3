import Domain
import Markup
import Wire
import Wording

/// Switches for the kinds of notices: one for each group, and its single ones below.
struct NoticeSwitchesPage {
    let muted: Set<Notice.Kind>
    let reminders: EventRemindersBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            MyPhrases.notices[language],
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            scripts: [.mine],
            content: """
                <div class="head"><h1>\(NoticePhrases.switchesTitle[language])</h1>
                <p class="soft">\(NoticePhrases.switchesText[language])</p></div>
                <form method="post" action="\(link: NoticePagePath.switches.rawValue)">
                <ul class="plain rows">\(NoticeGroup.allCases.map { group($0, visit) })</ul>
                <ul class="plain rows"><li class="notice-group">\(mails(language))</li></ul>
                <button class="button primary wide">\(FramePhrases.save[language])</button>
                </form>
                """
        )
    }

    /// Reminders can come as mail, too.
    private func mails(_ language: Language) -> HTML {
        """
        <details><summary class="row-link">\(Icon.send.tile(nil))\
        <span class="grow">\(NoticePhrases.reminderMails[language])\
        <small>\(NoticePhrases.reminderMailsHint[language])</small></span></summary>
        \(EventReminder.allCases.map { reminder in
            NoticeSwitch(
                name: "mailed",
                value: reminder.rawValue,
                words: reminder.words,
                isOn: reminders.choices[reminder]?.mail ?? false
            ).html(in: language)
        })</details>
        """
    }

    private func group(_ group: NoticeGroup, _ visit: Visit) -> HTML {
        guard group != .orders || visit.takesPayments, group != .operators || visit.isOperator else {
            return kept(group)
        }
        let language = visit.language
        let heard = group.heard(muting: muted)
        let isPartial = !heard.isEmpty && heard.count < group.kinds.count
        let contents = isPartial ? NoticePhrases.some(heard.count, of: group.kinds.count) : group.contents
        return """
            <li class="notice-group" data-group>
            <details><summary class="row-link">\(group.icon.tile(group.hue))\
            <span class="grow">\(group.words[language])<small>\(contents[language])</small></span></summary>
            \(group.kinds.map { kind in
                NoticeSwitch(
                    name: "heard",
                    value: kind.rawValue,
                    words: kind.label,
                    isOn: heard.contains(kind)
                ).html(in: language)
            })</details>
            <span class="switch"><input type="checkbox" role="switch" name="group" \
            value="\(group.rawValue)" aria-label="\(NoticePhrases.all(of: group.words)[language])"\
            \(" checked", if: !heard.isEmpty)></span></li>
            """
    }

    /// What can't be switched now stays as it is.
    private func kept(_ group: NoticeGroup) -> HTML {
        let heard = group.heard(muting: muted).map { HTML.hiddenField("heard", $0.rawValue) }
        guard !heard.isEmpty else { return "" }
        return "<li hidden>\(heard)\(HTML.hiddenField("group", group.rawValue))</li>"
    }
}

/// One switch of a form.
private struct NoticeSwitch {
    let name: String
    let value: String
    let words: Words
    let isOn: Bool

    func html(in language: Language) -> HTML {
        """
        <label class="switch"><span>\(words[language])</span>\
        <input type="checkbox" name="\(name)" value="\(value)"\(" checked", if: isOn)></label>
        """
    }
}
