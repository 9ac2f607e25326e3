import Domain
import Markup
import Wire
import Wording

/// Switches for the kinds of notices: one for each group, and its single ones below.
struct NoticeSwitchesPage {
    let settings: NoticeSettings
    let reminders: EventRemindersBody
    let device: DevicePushBody
    let digest: DigestBody

    private var muted: Set<Notice.Kind> { settings.muted }

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
                \(ThisDevicePush(device: device).html(in: language))
                <form method="post" action="\(link: NoticePagePath.switches.rawValue)">
                <p class="notice-ways small soft" aria-hidden="true">\
                <span>\(NoticePhrases.listed[language])</span>\
                <span>\(NoticePhrases.pushed[language])</span>\
                <span>\(NoticePhrases.mailed[language])</span></p>
                <ul class="plain rows">\(NoticeGroup.allCases.map { group($0, visit) })</ul>
                \(quietHours(language))
                <ul class="plain rows"><li class="notice-group">\(mails(language))</li></ul>
                \(letters(language))
                <button class="button primary wide">\(FramePhrases.save[language])</button>
                </form>
                \(DigestSection(digest: digest).html(for: visit))
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

    private func letters(_ language: Language) -> HTML {
        """
        <fieldset class="section"><legend class="unseen">\(NoticePhrases.letters[language])</legend>
        <label class="switch"><span>\(NoticePhrases.letters[language])\
        <small class="block soft">\(NoticePhrases.lettersHint[language])</small></span>\
        <input type="checkbox" role="switch" name="letters" value="on"\
        \(" checked", if: settings.takesLetters)></label></fieldset>
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
            \(" checked", if: !heard.isEmpty)><input type="checkbox" role="switch" name="pushed" \
            value="\(group.rawValue)" aria-label="\(NoticePhrases.pushes(of: group.words)[language])"\
            \(" checked", if: !settings.unpushed.contains(group))>\
            \(mailSwitch(of: group, language))</span></li>
            """
    }

    /// An empty place for a group that is never mailed.
    private func mailSwitch(of group: NoticeGroup, _ language: Language) -> HTML {
        guard group.isMailed else { return "<span></span>" }
        return """
            <input type="checkbox" role="switch" name="by-mail" value="\(group.rawValue)" \
            aria-label="\(NoticePhrases.mails(of: group.words)[language])"\
            \(" checked", if: !settings.unmailed.contains(group))>
            """
    }

    private func quietHours(_ language: Language) -> HTML {
        let hours = settings.quietHours ?? .usual
        return """
            <fieldset class="section"><legend class="unseen">\(NoticePhrases.quiet[language])</legend>
            <label class="switch"><span>\(NoticePhrases.quiet[language])\
            <small class="block soft">\(NoticePhrases.quietHint[language])</small></span>\
            <input type="checkbox" role="switch" name="quiet" value="on"\
            \(" checked", if: settings.quietHours != nil)></label>
            <div class="quiet-hours">\(hour("quiet-from", NoticePhrases.quietFrom, hours.from, language))\
            \(hour("quiet-until", NoticePhrases.quietUntil, hours.until, language))</div></fieldset>
            """
    }

    private func hour(_ name: String, _ label: Words, _ chosen: Int, _ language: Language) -> HTML {
        """
        <label class="field"><span>\(label[language])</span><select name="\(name)">
        \((0..<24).map { hour in
            """
            <option value="\(hour)"\(" selected", if: hour == chosen)>\
            \(NoticePhrases.hour(hour)[language])</option>
            """ as HTML
        })</select></label>
        """
    }

    /// What can't be switched now stays as it is.
    private func kept(_ group: NoticeGroup) -> HTML {
        let heard = group.heard(muting: muted).map { HTML.hiddenField("heard", $0.rawValue) }
        let whole: HTML = heard.isEmpty ? "" : HTML.hiddenField("group", group.rawValue)
        let pushed: HTML =
            settings.unpushed.contains(group) ? "" : HTML.hiddenField("pushed", group.rawValue)
        let mailed: HTML =
            settings.unmailed.contains(group) ? "" : HTML.hiddenField("by-mail", group.rawValue)
        return "<li hidden>\(heard)\(whole)\(pushed)\(mailed)</li>"
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
