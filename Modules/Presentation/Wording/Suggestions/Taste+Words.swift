public import Domain

extension Taste {
    /// As in "찜한 피아노", "your favourites (piano)".
    ///
    /// - Parameter kind: of the suggested listings.
    public func words(in kind: Listing.Kind) -> Words {
        let name =
            switch wish {
            case .word(let word, let facet): kind.words[facet].choice(word)
            case .tag(let tag): Words(tag.spelled, tag.spelled)
            }
        let (korean, english) = (name[.korean], name[.english])
        return switch origin {
        case .deal: Words("약속한 \(korean)", "lessons you agreed on (\(english))")
        case .favourite: Words("찜한 \(korean)", "your favourites (\(english))")
        case .savedSearch: Words("저장한 검색의 \(korean)", "your saved searches (\(english))")
        case .pastSearch: Words("찾아본 \(korean)", "your searches (\(english))")
        }
    }

    /// Why listings are suggested, in one sentence.
    public static func words(of tastes: [Taste], in kind: Listing.Kind) -> Words {
        let each = tastes.map { $0.words(in: kind) }
        let korean = each.map { $0[.korean] }.joined(separator: ", ")
        let english = each.map { $0[.english] }.joined(separator: ", ")
        return Words("\(korean)에서 골랐어요.", "Based on \(english).")
    }
}
