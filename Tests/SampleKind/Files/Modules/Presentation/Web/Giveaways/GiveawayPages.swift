import Domain
import Wire
import Wording

/// What pages know of giveaways.
enum GiveawayPages: KindPages {
    static func facts(of contents: GiveawayContentsBody, for visit: Visit) -> [PostFact] {
        let field = words["condition"]
        return [.tags(field.label, [field.choice(contents.condition.rawValue)[visit.language]])]
    }
}
