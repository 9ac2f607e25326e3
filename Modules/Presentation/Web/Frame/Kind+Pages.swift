import Domain
import Wire
import Wording

extension Listing.Kind {
    /// What people call them.
    var words: Words {
        switch self {
        case .class: Words("수업", "Classes")
        }
    }

    /// Where one is written.
    var composeAddress: String {
        switch self {
        case .class: ClassPagePath.compose.rawValue
        }
    }

    /// Where it is read.
    func address(of id: Listing.ID) -> String {
        switch self {
        case .class: ClassPagePath.one.filled(id.description)
        }
    }

    func editAddress(of id: Listing.ID) -> String {
        switch self {
        case .class: ClassPagePath.edit.filled(id.description)
        }
    }

    func closeAddress(of id: Listing.ID) -> String {
        switch self {
        case .class: ClassPagePath.close.filled(id.description)
        }
    }

    func reopenAddress(of id: Listing.ID) -> String {
        switch self {
        case .class: ClassPagePath.reopen.filled(id.description)
        }
    }

    func bumpAddress(of id: Listing.ID) -> String {
        switch self {
        case .class: ClassPagePath.bump.filled(id.description)
        }
    }

    /// The words of its own vocabulary, as the API spells them and as people say them.
    var categories: [(value: String, words: Words)] {
        switch self {
        case .class: ClassSubject.allCases.map { ($0.rawValue, $0.words.alone) }
        }
    }

    /// What the author of one would propose to whoever asks for it.
    func proposal(of id: Listing.ID, _ visit: Visit) async throws -> FormEntry {
        switch self {
        case .class:
            let post: ClassBody = try await visit.get(ClassPath.one, id.description)
            return post.proposal(at: visit.now)
        }
    }

    func category(_ word: String) -> Words {
        categories.first { $0.value == word }?.words ?? Words(word, word)
    }

    func icon(of category: String) -> Icon? {
        switch self {
        case .class: ClassSubject(rawValue: category)?.icon
        }
    }
}

extension ListingBody {
    var pageAddress: String { self.kind.address(of: self.id) }
}
