import Domain
import Markup
import Wire
import Wording

/// Switches for the kinds of notices, in groups.
struct NoticeSwitchesPage {
    let muted: Set<Notice.Kind>
    let reminders: EventRemindersBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MyPhrases.notices[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(NoticePhrases.switchesText[language])</p></div>
                <form class="form" method="post" action="\(link: NoticePagePath.switches.rawValue)">
                \(NoticeGroup.allCases.map { group($0, visit) })
                \(mails(language))
                <button class="button primary wide">\(FramePhrases.save[language])</button>
                </form>
                """
        )
    }

    /// Reminders can come as mail, too.
    private func mails(_ language: Language) -> HTML {
        """
        <fieldset class="switches"><legend>\(NoticePhrases.reminderMails[language])</legend>
        \(EventReminder.allCases.map { reminder in
            let isOn = reminders.choices[reminder]?.mail ?? false
            return """
                <label class="switch"><span>\(reminder.words[language])</span>\
                <input type="checkbox" name="mailed" value="\(reminder.rawValue)"\(" checked", if: isOn)>\
                </label>
                """ as HTML
        })
        <p class="hint">\(NoticePhrases.reminderMailsHint[language])</p>
        </fieldset>
        """
    }

    private func group(_ group: NoticeGroup, _ visit: Visit) -> HTML {
        guard group != .orders || visit.takesPayments, group != .operators || visit.isOperator else {
            return kept(group)
        }
        let language = visit.language
        return """
            <fieldset class="switches"><legend>\(group.words[language])</legend>
            \(group.kinds.map { kind in
                """
                <label class="switch"><span>\(kind.label[language])</span>\
                <input type="checkbox" name="heard" value="\(kind.rawValue)"\
                \(" checked", if: !muted.contains(kind))></label>
                """ as HTML
            })
            </fieldset>
            """
    }

    /// What can't be switched now stays as it is.
    private func kept(_ group: NoticeGroup) -> HTML {
        let heard = group.kinds.filter { !muted.contains($0) }
        return "\(heard.map { HTML.hiddenField("heard", $0.rawValue) })"
    }
}
