import Domain

/// A listing's search text and position.
struct IndexedText {
    let position: Int64
    /// Those of a ``ListingText``.
    let letters: ArraySlice<UInt16>
}

/// The search texts of one neighbourhood and their inverted index. Immutable. Numbers its listings newest
/// first.
final class Postings: Sendable {
    let positions: [Int64]
    private let lists: PostingLists
    /// The concatenated texts, and the start of each with the end of the last.
    private let letters: [UInt16]
    private let bounds: [UInt32]

    /// - Parameter texts: newest first.
    init(_ texts: [IndexedText]) {
        positions = texts.map(\.position)
        var letters: [UInt16] = []
        letters.reserveCapacity(texts.reduce(0) { $0 + $1.letters.count })
        var bounds: [UInt32] = [0]
        bounds.reserveCapacity(texts.count + 1)
        for text in texts {
            letters += text.letters
            bounds.append(UInt32(letters.count))
        }
        self.letters = letters
        self.bounds = bounds
        lists = PostingLists(texts)
    }

    var count: Int { positions.count }

    var bytes: Int { positions.count * 12 + lists.bytes + letters.count * 2 }

    func lists(of term: SearchTerm) -> (PostingLists.List, PostingLists.List) { lists.lists(of: term) }

    func advance(_ list: inout PostingLists.List, to number: Int) { lists.advance(&list, to: number) }

    func isFound(_ sought: SearchText, in number: Int) -> Bool {
        sought.isFound(in: text(of: number).span)
    }

    func text(of number: Int) -> ArraySlice<UInt16> {
        letters[Int(bounds[number])..<Int(bounds[number + 1])]
    }
}
