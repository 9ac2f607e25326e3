import Domain
import Markup
import Wire
import Wording

/// What a new member does first. It is gone once all of it is done.
struct FirstSteps {
    let profile: MemberProfileBody
    let hasPosted: Bool

    private struct Step {
        let icon: Icon
        let words: Words
        let why: Words
        let address: String
        let isDone: Bool
    }

    func html(in language: Language) -> HTML {
        let done = steps.filter(\.isDone).count
        guard done < steps.count else { return "" }
        return """
            <section class="menu-group">
            <div class="section-head"><h2>\(MyPhrases.firstSteps[language])</h2>\
            <span class="tag offer">\(MyPhrases.done(done, of: steps.count)[language])</span></div>
            <ul class="plain rows">\(steps.map { row($0, language) })</ul>
            </section>
            """
    }

    private var steps: [Step] {
        let hasHome = profile.neighbourhood != nil
        return [
            Step(
                icon: .pin,
                words: hasHome ? MyPhrases.verifyHome : MyPhrases.chooseHome,
                why: hasHome ? MyPhrases.whyVerify : MyPhrases.whyHome,
                address: NeighbourhoodPagePath.choose.rawValue,
                isDone: profile.isNeighbourhoodVerified
            ),
            Step(
                icon: .camera,
                words: MyPhrases.addPicture,
                why: MyPhrases.whyPicture,
                address: AccountPagePath.profile.rawValue,
                isDone: profile.member.member.picture != nil
            ),
            Step(
                icon: .edit,
                words: MyPhrases.postFirst,
                why: MyPhrases.whyPost,
                address: ListingPagePath.chooseKind.rawValue,
                isDone: hasPosted
            ),
        ]
    }

    private func row(_ step: Step, _ language: Language) -> HTML {
        guard step.isDone else {
            return MenuLink(
                icon: step.icon,
                words: step.words,
                address: step.address,
                hue: .violet,
                note: step.why[language]
            ).html(in: language)
        }
        return """
            <li class="row-link done"><span class="kind-icon">\(Icon.check.html)</span>\
            <span class="grow soft">\(step.words[language])</span>\
            <span class="unseen">\(MyPhrases.isDone[language])</span></li>
            """
    }
}
