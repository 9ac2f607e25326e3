import Domain
import Wire
import Wording

/// What pages know of giveaways.
enum GiveawayPages: KindPages {
    static let steps = [
        FormStep(title: FormStep.what, fields: ["title", "description", "condition"]),
        FormStep(title: FormStep.aboutAndPictures, fields: ["images", FormStep.place]),
    ]

    static func facts(of contents: GiveawayContentsBody, for visit: Visit) -> [PostFact] {
        let field = words["condition"]
        return [.tags(field.label, [field.choice(contents.condition.rawValue)[visit.language]])]
    }
}
