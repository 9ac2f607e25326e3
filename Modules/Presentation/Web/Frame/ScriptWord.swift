import Domain
import Markup
import Wording

/// Texts that scripts use. A page contains those of its own scripts in the reader's language; `{}` marks a
/// value.
enum ScriptWord: String, CaseIterable, Sendable {
    case undo
    case failed
    case favouriteKept
    case favouriteDropped
    case waitingSent
    case newerListings
    case zoomIn
    case zoomOut
    case borders
    case oneInSight
    case manyInSight
    case noneInSight
    case noPosition
    case mapFailed
    case askingPosition
    case searchInstead
    case tooManyPictures
    case moved
    case draftKept
    case draftNotKept
    case suggestions
    case recent
    case neighbourhood
    case suggestionCount
    case sending
    case sentLater
    case notSent
    case sendAgain
    case me
    case read
    case picture
    case removePicture
    case chooseNeighbourhood

    var words: Words {
        switch self {
        case .undo: FavouritePhrases.undo
        case .failed: Words("잘 안됐어요. 다시 해 주세요.", "That didn't work. Please try again.")
        case .favouriteKept: Flash.favourited.words
        case .favouriteDropped: Flash.unfavourited.words
        case .waitingSent: Words("아까 못 보낸 메시지를 보냈어요.", "Your waiting message is sent.")
        case .newerListings: Words("새 글 {}개 보기", "See {} new")
        case .zoomIn: Words("가까이", "Zoom in")
        case .zoomOut: Words("멀리", "Zoom out")
        case .borders: Words("경계: 통계청 SGIS", "Borders: Statistics Korea")
        case .oneInSight: Words("보이는 지도에 글 1개가 있어요.", "One listing in view.")
        case .manyInSight: Words("보이는 지도에 글 {}개가 있어요.", "{} listings in view.")
        case .noneInSight: MapPhrases.noneInSight
        case .noPosition: Words("위치를 쓸 수 없어요.", "Your location isn't available.")
        case .mapFailed: Words("지도를 새로 불러오지 못했어요.", "The map couldn't be updated.")
        case .askingPosition: Words("위치를 확인하고 있어요…", "Finding your location…")
        case .searchInstead:
            Words(
                "위치를 쓸 수 없어요. 이름으로 찾아 주세요.",
                "Your location isn't available. Please search by name instead."
            )
        case .draftKept: Words("쓰던 글을 저장했어요.", "Draft saved.")
        case .draftNotKept:
            Words("쓰던 글을 저장하지 못했어요. 연결을 확인해 주세요.", "Draft not saved. Are you offline?")
        case .tooManyPictures: ImageRefusal.tooMany.words
        case .moved: Words("{}번째로 옮겼어요.", "Moved to position {}.")
        case .suggestions: Words("추천 검색어", "Suggestions")
        case .recent: Words("최근", "recent")
        case .neighbourhood: Words("동네", "neighbourhood")
        case .suggestionCount: Words("추천 {}개", "Suggestions: {}")
        case .sending: Words("보내는 중", "Sending…")
        case .sentLater: Words("연결되면 보낼게요", "Will be sent once you are online")
        case .notSent: Words("보내지 못했어요.", "Not sent.")
        case .sendAgain: Words("다시 보내기", "Send again")
        case .me: TalkPhrases.me
        case .read: TalkPhrases.read
        case .picture: TalkPhrases.picture
        case .removePicture: Words("사진 빼기", "Remove the picture")
        case .chooseNeighbourhood: Words("{} 고르기", "Choose {}")
        }
    }

    /// The texts for the script of every page.
    static let everywhere: [ScriptWord] = [.undo, .failed, .favouriteKept, .favouriteDropped, .waitingSent]

    private static let ground: [ScriptWord] = [.zoomIn, .zoomOut, .borders]
    private static let position: [ScriptWord] = [.askingPosition, .searchInstead]

    static func said(by script: Page.Script) -> [ScriptWord] {
        switch script {
        case .mine: []
        case .listing: ground
        case .feed: [.newerListings]
        case .map: ground + position + [.oneInSight, .manyInSight, .noneInSight, .noPosition, .mapFailed]
        case .position: position
        case .compose: ground + [.tooManyPictures, .moved, .draftKept, .draftNotKept]
        case .talk:
            [
                .sending, .sentLater, .notSent, .sendAgain, .me, .read, .picture, .removePicture,
                .tooManyPictures,
            ]
        case .search: [.suggestions, .recent, .neighbourhood, .suggestionCount]
        case .neighbourhoods: ground + [.chooseNeighbourhood]
        }
    }
}

extension Page {
    /// Hidden data for scripts.
    func words(in language: Language) -> HTML {
        let words = ScriptWord.everywhere + scripts.flatMap(ScriptWord.said)
        return "<template id=\"words\"\(words.map { $0.attribute(in: language) })></template>"
    }
}

extension ScriptWord {
    fileprivate func attribute(in language: Language) -> HTML {
        " data-\(dashed)=\"\(words[language])\""
    }

    /// The attribute's name for a script's `words.zoomIn`.
    private var dashed: String {
        rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }
}
