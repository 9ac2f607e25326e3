import Domain
import Wire
import Wording

/// Texts of the feed.
enum FeedPhrases {
    static let summary = Words(
        "가까운 이웃의 수업과 러닝, 행사, 상가, 레슨, 이야기예요.",
        "Classes, runs, events, shops, lessons and talk near you."
    )
    static let narrow = Words("필터", "Filters")
    static let narrowed = Words("적용한 필터", "Active filters")
    static let show = Words("보기", "Show")
    static let reset = Words("초기화", "Reset")
    static let kind = Words("글 종류", "Type of listing")
    static let side = Words("구분", "Offered or wanted")
    static let favouriteFilter = Words("찜", "Favourites")
    static let onlyFavourites = Words("찜한 글만", "Favourites only")
    static let fitFilter = Words("함께할 이웃", "Open to")
    static let onlyFitting = Words("내 조건에 맞는 것만", "Only what I can join")
    static let fitHint = Words(
        "프로필에 적은 나이, 성별, 하는 일로 골라요. 적지 않은 것은 조건이 없는 글만 보여요.",
        "By age, gender and occupation in your profile. Those you left out match listings open to all."
    )
    static let status = Words("모집 상태", "Status")
    static let onlyOpen = Words("모집 중만", "Open only")
    static let withClosed = Words("마감 포함", "Include closed")
    static let reach = Words("범위", "Area")
    static let order = Words("정렬", "Sort by")
    static let orderHint = Words(
        "인기순은 찜, 대화, 참여와 후기가 많을수록, 그리고 새 글일수록 앞에 보여요.",
        "Popular counts favourites, conversations, those who joined and reviews; new listings come first."
    )
    static let nearestFirst = Words("가까운 순으로 보기", "Nearest first")
    static let price = Words("가격", "Price")
    static let least = Words("최소(원)", "Min (₩)")
    static let most = Words("최대(원)", "Max (₩)")
    static let all = Words("전체", "All")
    static let nothing = Words("아직 올라온 글이 없어요", "Nothing here yet")
    static let nothingText = Words(
        "범위를 넓혀 보거나, 첫 글을 올려 보세요.",
        "Widen the area, or post the first one."
    )
    static let nothingSuch = Words("조건에 맞는 글이 없어요", "No matching listings")
    static let nothingSuchText = Words(
        "범위를 넓히거나 필터를 하나씩 해제해 보세요.",
        "Widen the area, or remove a filter."
    )

    /// The action when a smaller area has nothing.
    static func look(in extent: Extent) -> Words {
        let name =
            switch extent {
            case .district: "the whole district"
            case .city: "the whole city"
            case .province: "the whole province"
            case .country: "all of Korea"
            default: extent.words[.english].lowercased()
            }
        return Words("\(extent.words[.korean]) 보기", "Show \(name)")
    }

    static let subscribe = Words("새 글을 피드 리더로 받아 보기", "Follow in a feed reader")

    /// A filter, and an action when it matches nothing.
    static let drawn = Words("그린 구역 안", "Inside the drawn area")
    static let outsideDrawn = Words("구역 밖도 보기", "Look outside the area, too")

    static let beFirst = Words("첫 글 올리기", "Post the first listing")

    static func favourites(_ count: Int) -> Words {
        Words("찜 \(count)개", count.of("favourite"))
    }

    static func comments(_ count: Int) -> Words { Words("댓글 \(count)개", count.of("comment")) }

    static func conversations(_ count: Int) -> Words {
        Words("채팅 \(count)개", count.of("chat"))
    }

    static func without(_ narrowing: Words) -> Words {
        Words("\(narrowing[.korean]) 필터 해제", "Remove filter: \(narrowing[.english])")
    }

    static let rent = Words("월세 (만원)", "Monthly rent (₩10,000)")

    /// "월세 2,000,000원 이하" for shops; nil without limits.
    static func prices(_ least: Int?, _ most: Int?, areRents: Bool) -> Words? {
        guard areRents, let words = prices(least, most) else { return prices(least, most) }
        let label = rent.withoutUnit
        return Words(
            "\(label[.korean]) \(words[.korean])",
            "\(label[.english]): \(words[.english].lowercased())"
        )
    }

    /// "10,000~30,000원"; nil without limits.
    static func prices(_ least: Int?, _ most: Int?) -> Words? {
        let least = least.flatMap(Money.init(won:))
        let most = most.flatMap(Money.init(won:))
        switch (least, most) {
        case (nil, nil): return nil
        case (let least?, nil):
            return Words("\(least.words[.korean]) 이상", "From \(least.words[.english])")
        case (nil, let most?): return Words("\(most.words[.korean]) 이하", "Up to \(most.words[.english])")
        case (let least?, let most?):
            return Words(
                "\(least.digits)~\(most.words[.korean])",
                "\(least.words[.english]) to \(most.words[.english])"
            )
        }
    }

    static let elsewhere = Words("다른 동네 보기", "Look elsewhere")
    static let inDrawn = Words("그린 구역 안의 글", "In the drawn area")
    static let asMap = Words("지도로 보기", "Show on the map")
    static let asCalendar = Words("캘린더로 보기", "Show as a calendar")
    static let asList = Words("목록으로 보기", "Show as a list")
    static let chooseHome = Words(
        "동네를 고르면 가까운 글부터 볼 수 있어요.",
        "Choose a neighbourhood to see what is near."
    )

    /// What a list shows: "역삼1동 근처", "서울 마포구", "전국".
    static func title(_ neighbourhood: NeighbourhoodBody?, _ extent: Extent) -> Words {
        guard let neighbourhood, extent != .country else { return Extent.country.words }
        guard !extent.isWhole else { return place(neighbourhood, extent) }
        let (korean, english) = (
            neighbourhood.shortName(in: .korean), neighbourhood.shortName(in: .english)
        )
        return extent == .ring(.home)
            ? Words(korean, english) : Words("\(korean) 근처", "Around \(english)")
    }

    /// The name of the place itself.
    static func place(_ neighbourhood: NeighbourhoodBody?, _ extent: Extent) -> Words {
        guard let neighbourhood else { return Extent.country.words }
        guard extent.isWhole else {
            return Words(neighbourhood.shortName(in: .korean), neighbourhood.shortName(in: .english))
        }
        return AreaName(extent, around: neighbourhood.code, neighbourhood.name, neighbourhood.nameEn).words
    }
}

extension Reach {
    /// The label of a chip.
    var words: Words {
        switch steps {
        case 0: Words("우리 동네만", "This neighbourhood")
        case 1: Words("이웃 동네까지", "Adjacent neighbourhoods")
        case 2: Words("조금 더 넓게", "A bit wider")
        default: Words("더 넓게", "Wider still")
        }
    }
}

extension Extent {
    /// The choices of a form.
    static let offered =
        Reach.allowed.compactMap(Reach.init).map(Extent.ring)
        + [.kilometres(3), .kilometres(5), .kilometres(10), .district, .city, .province, .country]

    /// The label of a chip.
    var words: Words {
        switch self {
        case .ring(let reach): reach.words
        case .kilometres(let kilometres): Words("\(kilometres)km 안", "Within \(kilometres) km")
        case .district: Words("구 전체", "Whole district")
        case .city: Words("시·군 전체", "Whole city")
        case .province: Words("시·도 전체", "Whole province")
        case .country: Words("전국", "All of Korea")
        }
    }
}

extension AreaName {
    var words: Words { Words(korean, english) }
}

extension ListingSort {
    /// Whether only a kind with ``ListingCapability/figures`` has it.
    var isByFigure: Bool { self == .cheapest || self == .largest }

    var words: Words {
        switch self {
        case .newest: Words("최신순", "Newest")
        case .popular: Words("인기순", "Popular")
        case .soonest: Words("마감 임박순", "Ending soonest")
        case .nearest: Words("가까운 순", "Nearest")
        case .cheapest: Words("총비용 낮은 순", "Lowest total cost")
        case .largest: Words("넓은 순", "Largest")
        }
    }
}
