import Domain
import Wording

/// Texts of search.
enum SearchPhrases {
    static let title = Words("검색", "Search")
    static let label = Words("무엇을 찾으세요?", "What are you looking for?")
    static let example = Words("피아노, 영어 회화, ㅍㅇㄴ", "piano, English, coding")
    static let recent = Words("최근 검색", "Recent searches")
    static let forgetAll = Words("모두 삭제", "Delete all")
    static let subjects = Words("분야로 찾기", "Browse by subject")
    static let homeless = Words(
        "동네를 먼저 골라 주세요. 가까운 글부터 찾아 드려요.",
        "Choose a neighbourhood first, to find what is near."
    )
    static let nothingText = Words(
        "검색어를 줄이거나 범위를 넓혀 보세요. 초성으로도 찾을 수 있어요.",
        "Try fewer words, or widen the area."
    )
    static let browse = Words("동네 글 둘러보기", "Browse listings")

    static let places = Words("검색어에 있는 동네", "Places in your search")

    /// A place that the query names, with the other words of the query.
    static func find(_ rest: String, in place: Words) -> Words {
        rest.isEmpty
            ? Words("\(place[.korean]) 둘러보기", "Browse \(place[.english])")
            : Words("\(place[.korean])에서 '\(rest)' 찾기", "“\(rest)” in \(place[.english])")
    }

    static func tags(of kind: Listing.Kind) -> Words {
        Words("\(kind.words.name[.korean]) 해시태그", "Hashtags of \(kind.words.name[.english].lowercased())")
    }

    static func forget(_ text: String) -> Words { Words("'\(text)' 삭제", "Delete “\(text)”") }

    static func found(_ text: String) -> Words { Words("'\(text)' 검색 결과", "Results for “\(text)”") }

    static func nothing(_ text: String) -> Words {
        Words("'\(text)'에 맞는 글이 없어요", "Nothing found for “\(text)”")
    }
}
