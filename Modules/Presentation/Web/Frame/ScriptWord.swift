import Domain
import Markup
import Wording

/// A text that scripts use. A page contains those of its own scripts in the reader's language; `{}` marks a
/// value.
struct ScriptWord: Sendable {
    /// The name in a script: `words.zoomIn`.
    let name: String
    let words: Words

    private init(_ name: String, _ words: Words) {
        self.name = name
        self.words = words
    }

    private init(_ name: String, _ korean: String, _ english: String) {
        self.init(name, Words(korean, english))
    }
}

extension ScriptWord {
    /// The texts for the script of every page.
    static let everywhere = [
        Self("undo", FavouritePhrases.undo),
        Self("failed", "문제가 생겼어요. 다시 시도해 주세요.", "That didn't work. Please try again."),
        Self("copied", "복사했어요.", "Copied."),
        Self("favouriteKept", Flash.favourited.words),
        Self("favouriteDropped", Flash.unfavourited.words),
        Self("waitingSent", "보내지 못했던 메시지를 보냈어요.", "Your waiting message is sent."),
    ]

    static func said(by script: Page.Script) -> [Self] {
        switch script {
        case .calendar: []
        case .mine: [Self("removeViewed", "{} 지우기", "Remove {}")]
        case .payment: payment
        case .listing: ground + viewer
        case .feed: ground + viewer + [Self("newerListings", "새 글 {}개 보기", "See {} new")]
        case .map: ground + position + map
        case .position: position
        case .compose: ground + position + place + compose
        case .talk: viewer + talk
        case .search: search
        case .neighbourhoods: ground + [Self("chooseNeighbourhood", "{} 선택", "Choose {}")]
        }
    }

    private static let payment = [
        Self("timeLeft", "{} 남았어요", "{} left"),
        Self("timeUp", "시간이 지났어요. 처음부터 다시 해 주세요.", "Time is up. Please start again."),
    ]

    private static let ground = [
        Self("zoomIn", "확대", "Zoom in"),
        Self("zoomOut", "축소", "Zoom out"),
        Self("borders", "경계: 통계청 SGIS · 강: GSHHG", "Borders: Statistics Korea · Rivers: GSHHG"),
    ]

    private static let map = [
        Self("oneInSight", "지도에 글 1개", "1 listing on the map"),
        Self("manyInSight", "지도에 글 {}개", "{} listings on the map"),
        Self("noneInSight", MapPhrases.noneInSight),
        Self("noPosition", "위치를 쓸 수 없어요.", "Your location isn't available."),
        Self("listings", "글 {}개", "{} listings"),
        Self("andOthers", "{} 외 {}곳", "{} +{}"),
        Self("negotiable", "가격협의", "Negotiable"),
        Self("free", "무료", "Free"),
        Self("won", "{}원", "₩{}"),
        Self(
            "drawHint",
            "손가락이나 마우스로 찾을 곳을 둘러 그려 주세요.",
            "Draw around the area with a finger or the mouse."
        ),
        Self("drawAround", DrawnAreaRefusal.tooFewCorners.words),
        Self("mapFailed", "지도를 새로 불러오지 못했어요.", "The map couldn't be updated."),
    ]

    private static let position = [
        Self("askingPosition", "위치를 확인하고 있어요…", "Finding your location…"),
        Self(
            "searchInstead",
            "위치를 쓸 수 없어요. 이름으로 찾아 주세요.",
            "Your location isn't available. Search by name."
        ),
        Self(
            "allowPosition",
            "위치를 쓸 수 없어요. 브라우저에서 위치를 허용하고 다시 눌러 주세요.",
            "Your location isn't available. Allow it in your browser and try again."
        ),
    ]

    private static let place = [
        Self("placeIn", "{}에 있어요.", "In {}."),
        Self(
            "tapInstead",
            "위치를 쓸 수 없어요. 지도를 눌러 골라 주세요.",
            "Your location isn't available. Tap the map instead."
        ),
        Self(
            "positionRoughly",
            "지금 위치는 {}m까지만 알 수 있어요. 지도에서 정확한 곳을 눌러 주세요.",
            "Your location is known to {} m only. Tap the exact place on the map."
        ),
        Self("addressHere", "{} 근처", "Near {}"),
        Self(
            "addressRoughly",
            "{} 어디인지까지는 찾지 못했어요. 지도에서 골라 주세요.",
            "It isn't known where in {}. Please choose it on the map."
        ),
        Self("addressUnknown", "주소를 찾지 못했어요. 동 이름을 함께 적어 주세요.", "Address not found. Add the dong, please."),
    ]

    private static let uploads = [
        tooManyPictures,
        Self("uploading", "사진을 올리고 있어요. {}/{}", "Uploading picture {} of {}."),
        Self("waitsForPictures", "사진 기다리는 중…", "Waiting for pictures…"),
        Self("cancelSubmit", "취소", "Cancel"),
        Self(
            "submitCancelled",
            "멈췄어요. 쓴 내용은 그대로 있어요.",
            "Cancelled. What you wrote is still here."
        ),
        Self(
            "notUploaded",
            "사진 {}장을 올리지 못했어요. 다시 누르거나 사진을 빼 주세요.",
            "Pictures not uploaded: {}. Try again or remove them."
        ),
    ]

    private static let compose =
        uploads + [
            Self("uploadAgain", "다시 올리기", "Try again"),
            Self("removeFile", "{} 빼기", "Remove {}"),
            Self(
                "notConnected",
                "연결이 안 돼서 올리지 못했어요. 쓴 내용은 그대로 있어요.",
                "Not sent, because there is no connection. What you wrote is still here."
            ),
            Self("moved", "{}번째로 옮겼어요.", "Moved to position {}."),
            Self("nextStep", ComposePhrases.next),
            Self("draftKept", "쓰던 글을 저장했어요.", "Draft saved."),
            Self(
                "draftNotKept",
                "쓰던 글을 저장하지 못했어요. 연결을 확인해 주세요.",
                "Draft not saved. Are you offline?"
            ),
        ]

    private static let viewer = [
        Self("picture", TalkPhrases.picture),
        Self("previousPicture", "이전 사진", "Previous picture"),
        Self("nextPicture", "다음 사진", "Next picture"),
        Self("closePicture", "닫기", "Close"),
    ]

    private static let talk =
        uploads + [
            Self("removePicture", "사진 삭제", "Remove the picture"),
            Self("sending", "보내는 중", "Sending…"),
            Self("sentLater", "연결되면 보낼게요", "Will be sent once you are online"),
            Self("notSent", "보내지 못했어요.", "Not sent."),
            Self("sendAgain", "다시 보내기", "Send again"),
            Self("signInToSend", "로그인하면 보낼게요.", "Will be sent once you sign in."),
            Self("signIn", SignInPhrases.signIn),
            Self("newMessage", "새 메시지", "New message"),
            Self("me", TalkPhrases.me),
            Self("read", TalkPhrases.read),
            Self("cautionContact", MessageCaution.contact.words),
            Self("cautionPayment", MessageCaution.payment.words),
            Self("messageMenu", "메시지 메뉴", "What to do with the message"),
            Self("copy", "복사하기", "Copy"),
            Self("messageMore", TalkPhrases.messageMore),
        ]

    private static let search = [
        Self("suggestions", "추천 검색어", "Suggestions"),
        Self("recent", "최근", "recent"),
        Self("neighbourhood", "동네", "neighbourhood"),
        Self("suggestionCount", "추천 {}개", "Suggestions: {}"),
    ]

    private static let tooManyPictures = Self("tooManyPictures", ImageRefusal.tooMany.words)
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
        name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }
}
