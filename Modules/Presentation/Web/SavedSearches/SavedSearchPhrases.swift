import Domain
import Wording

/// Texts of saved searches.
enum SavedSearchPhrases {
    static let title = NoticeGroup.savedSearches.words
    static let save = Words("이 조건 저장", "Save this search")
    static let newTitle = Words("검색 조건 저장", "Save a search")
    static let editTitle = Words("저장한 검색 바꾸기", "Change saved search")
    static let name = Words("이름", "Name")
    static let notices = Words("새 글 알림", "Notify me of new listings")
    static let noticesHint = Words(
        "조건에 맞는 글이 새로 올라오면 알려 드려요.",
        "We notify you when a new listing matches."
    )
    static let frequency = Words("알림 받는 때", "When to notify me")
    static let on = Words("켜기", "On")
    static let off = Words("끄기", "Off")
    static let switchOn = Words("알림 켜기", "Turn notifications on")
    static let switchOff = Words("알림 끄기", "Turn notifications off")
    static let edit = Words("바꾸기", "Change")
    static let delete = Words("삭제", "Delete")
    static let nothing = Words("저장한 검색이 없어요", "No saved searches yet")
    static let nothingText = Words(
        "홈이나 검색에서 조건을 고르고 '이 조건 저장'을 누르면 여기에 모이고, 새 글이 올라오면 알려 드려요.",
        "Choose filters, then “Save this search”. We notify you when a new listing matches."
    )
    static let browse = Words("동네 글 둘러보기", "Browse listings")
    static let change = Words("조건 바꾸기", "Change filters")
    static let noResults = Words("조건에 맞는 글이 없어요", "No matching listings")
    static let noResultsText = Words(
        "새 글이 올라오면 알려 드려요.",
        "We notify you when a new listing matches."
    )
    static let noResultsMuted = Words(
        "알림을 켜 두면 새 글이 올라올 때 알려 드려요.",
        "Turn on notifications to hear about new listings."
    )

    /// "새 글 3개", "3 new".
    static func new(_ count: Int) -> Words {
        count < SavedSearch.mostCounted
            ? Words("새 글 \(count)개", "\(count) new")
            : Words("새 글 \(SavedSearch.mostCounted)개 이상", "\(SavedSearch.mostCounted) or more new")
    }
}
