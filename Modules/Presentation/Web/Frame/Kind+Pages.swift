import Domain
import Wire
import Wording

extension Listing.Kind {
    var pages: any KindPages.Type {
        switch self {
        case .class: ClassPages.self
        }
    }

    /// Its own categories, as the API spells them and as people say them.
    var categories: [(value: String, words: Words)] {
        words["subject"].choices.map { ($0.value, $0.words.alone) }
    }

    func category(_ word: String) -> Words { words["subject"].choice(word).alone }
}
