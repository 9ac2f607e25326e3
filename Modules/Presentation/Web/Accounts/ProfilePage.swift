import Domain
import Markup
import Wire
import Wording

/// The page that edits the profile picture and text.
struct ProfilePage {
    let account: AccountBody
    let entry: FormEntry
    var pictureProblem: Problem?

    func page(for visit: Visit) -> Page {
        let title = SettingsPhrases.profile[visit.language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            scripts: [.mine],
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(picture(visit.language))
                \(words(FormParts(visit: visit, entry: entry)))
                """
        )
    }

    private func picture(_ language: Language) -> HTML {
        let shown = account.account
        let card = MemberCard(id: shown.id, nickname: shown.nickname, picture: shown.picture?.files.thumb)
        let problem: HTML =
            pictureProblem.map {
                "<p class=\"alert\" role=\"alert\">\($0.refusal.words[language])</p>"
            } ?? ""
        let remove =
            ActionButton(words: SettingsPhrases.removePicture, action: AccountPagePath.noPicture.rawValue)
            .html(in: language)
        return """
            \(problem)
            <div class="me">
            \(Avatar(member: card, isLarge: true).html)
            <div class="grow stack tight">
            <form method="post" enctype="multipart/form-data" class="stack tight" \
            action="\(link: AccountPagePath.picture.rawValue)">
            \(PicturePicker(id: "picture", words: SettingsPhrases.choosePicture, attributes: " required")
                .html(in: language))
            <button class="button small" data-plain>\(SettingsPhrases.uploadPicture[language])</button>
            </form>
            \(shown.picture == nil ? "" : remove)
            </div>
            </div>
            """
    }

    private func words(_ parts: FormParts) -> HTML {
        parts.form(
            to: AccountPagePath.profile.rawValue,
            """
            \(parts.line("nickname", SignInPhrases.nickname, hint: SignInPhrases.nicknameHint,
                isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
            \(parts.area("bio", SettingsPhrases.bio, rows: 4, most: Bio.longest,
                hint: SettingsPhrases.bioHint))
            <input type="hidden" name="interests" value="">
            \(parts.choices("interests", SettingsPhrases.interests, several: true,
                hint: SettingsPhrases.shownToAll, Interest.allCases.map { ($0.rawValue, $0.words) }))
            \(parts.line("company", SettingsPhrases.company, hint: SettingsPhrases.shownToAll,
                attributes: " autocomplete=\"organization\" maxlength=\"50\""))
            \(parts.select("pace", SettingsPhrases.pace, hint: SettingsPhrases.paceHint,
                [("", SettingsPhrases.unsaid)] + Pace.allCases.map { ($0.rawValue, $0.words) }))
            \(parts.select("jobGroup", SettingsPhrases.jobGroup, hint: SettingsPhrases.detailHint,
                [("", SettingsPhrases.unsaid)] + JobGroup.allCases.map { ($0.rawValue, $0.words) }))
            \(parts.line("birthYear", SettingsPhrases.birthYear, hint: SettingsPhrases.birthYearHint,
                attributes: " inputmode=\"numeric\" maxlength=\"4\" autocomplete=\"bday-year\""))
            \(parts.select("gender", SettingsPhrases.gender, hint: SettingsPhrases.detailHint,
                [("", SettingsPhrases.unsaid)] + Gender.allCases.map { ($0.rawValue, $0.words) }))
            <input type="hidden" name="shownDetails" value="">
            \(parts.choices("shownDetails", SettingsPhrases.runnerCard, several: true,
                hint: SettingsPhrases.runnerCardHint, ShownDetail.allCases.map { ($0.rawValue, $0.words) }))
            \(parts.choices("isIndexed", SettingsPhrases.indexed, hint: SettingsPhrases.indexedHint,
                [("true", SettingsPhrases.isIndexed), ("false", SettingsPhrases.isUnindexed)]))
            \(parts.button(FramePhrases.save))
            """
        )
    }
}
