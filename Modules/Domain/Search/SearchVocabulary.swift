/// The words by which readers look for a listing that its author marked and needn't have written: 국어 finds
/// each class of that subject.
///
/// In both languages, with other spellings. Leaves out words such as "other", which nothing is sought by.
enum SearchVocabulary {
    static func words(of kind: Listing.Kind, _ marks: Marks) -> String {
        let marked = kind.facets.flatMap { facet in
            facet.words(in: marks).compactMap { facets[facet.name]?[$0] }
        }
        return ([kinds[kind.rawValue]].compactMap(\.self) + marked).joined(separator: " ")
    }

    static func isKnown(_ word: String, of facet: String) -> Bool { facets[facet]?[word] != nil }

    /// By ``Listing/Kind``, for those that are sought by their name.
    private static let kinds = ["run": "러닝 달리기 runs running", "event": "행사 events"]

    /// By the name of a facet and its words. A blank within a word keeps another word from being found in it,
    /// as 국어 in 외국어; the word itself is found across it.
    private static let facets: [String: [String: String]] = [
        "subject": [
            "korean": "국어 korean", "math": "수학 math", "english": "영어 english", "science": "과학 science",
            "society": "사회 social studies", "language": "외국 어 languages",
            "major": "전공 university subjects", "computer": "컴퓨터 computing", "music": "음악 music",
            "sport": "운동 sports", "art": "미술 공예 art and crafts", "cooking": "요리 cooking",
        ],
        "tag": ["before-work": "출근 전 before work", "after-work": "퇴근 후 after work", "day-off": "휴일 day off"],
        "category": [
            "meetup": "모임 meetup", "conference": "콘퍼런스 컨퍼런스 conference", "hackathon": "해커톤 hackathon",
            "study": "스터디 study group", "contest": "공모전 대회 contest", "education": "교육 training",
            "talk": "강연 talk",
        ],
        "topic": topics,
        "use": ["vacant": "공실 vacant", "cafe": "카페 café cafe", "restaurant": "음식점 식당 restaurant"],
        "trade": trades,
        "family": [
            "strings": "현악기 strings", "woodwind": "목관악기 woodwind", "brass": "금관악기 brass",
            "piano": "피아노 piano", "voice": "성악 voice", "composition": "클래식 작곡 composition",
        ],
        "instrument": instruments,
        "purpose": ["hobby": "취미 hobby", "exam": "입시 entrance exam"],
    ]

    private static let instruments = [
        "piano": "피아노 piano", "voice": "성악 voice", "composition": "클래식 작곡 composition",
        "violin": "바이올린 violin", "viola": "비올라 viola", "cello": "첼로 cello",
        "contrabass": "콘트라베이스 더블베이스 double bass contrabass", "flute": "플루트 플룻 flute",
        "oboe": "오보에 oboe", "clarinet": "클라리넷 clarinet", "bassoon": "바순 bassoon",
        "trumpet": "트럼펫 trumpet", "trombone": "트롬본 trombone", "tuba": "튜바 tuba", "horn": "호른 horn",
        "saxophone": "색소폰 saxophone", "percussion": "타악기 percussion", "harp": "하프 harp",
    ]

    private static let topics = [
        "ai": "인공지능 ai", "data": "데이터 data", "database": "데이터베이스 databases", "cloud": "클라우드 cloud",
        "devops": "데브옵스 devops", "security": "보안 security", "network": "네트워크 networking",
        "web": "웹 web", "frontend": "프론트엔드 front end", "backend": "백엔드 back end",
        "mobile": "모바일 mobile", "ios": "ios", "android": "안드로이드 android", "game": "게임 games",
        "embedded": "임베디드 iot embedded and iot", "robotics": "로봇 robotics",
        "blockchain": "블록체인 blockchain", "testing": "테스트 품질 testing", "design": "디자인 design",
        "product": "기획 product", "startup": "스타트업 startups", "career": "커리어 careers",
        "open-source": "오픈소스 open source", "java": "자바 코틀린 java and kotlin",
        "javascript": "자 바스크립트 javascript", "python": "파이썬 python", "swift": "swift", "go": "go",
        "rust": "rust", "cpp": "c c++ and", "dotnet": "c# .net and", "graphics": "그래픽 ar vr graphics and",
    ]

    private static let trades = [
        "coffee": "커피 coffee", "dessert": "디저트 desserts", "bakery": "빵집 bakery",
        "korean": "한식 korean food", "chinese": "중식 chinese food", "japanese": "일식 japanese food",
        "western": "양식 western food", "snacks": "분식 snacks", "chicken": "치킨 fried chicken",
        "pub": "주점 술집 pub", "takeaway": "배달 포장 takeaway", "grocery": "식료품 groceries",
        "convenience": "편의점 convenience store", "clothing": "옷 잡화 clothing",
        "beauty": "미용 네일 hair and nails", "academy": "학원 교습소 academy", "fitness": "운동 fitness",
        "clinic": "병원 clinic", "pharmacy": "약국 pharmacy", "office": "사무실 office",
        "gaming": "pc방 pc room", "karaoke": "노래방 karaoke", "laundry": "세탁소 laundry",
        "flowers": "꽃집 flowers", "pets": "반려동물 pets", "storage": "창고 storage",
    ]
}

extension Listing.Kind {
    /// The facets whose words find the listings that they mark, each with those words.
    public var soughtWords: [(facet: String, words: [String])] {
        facets.map { facet in
            (facet.name, facet.words.filter { SearchVocabulary.isKnown($0, of: facet.name) })
        }.filter { !$0.words.isEmpty }
    }
}
