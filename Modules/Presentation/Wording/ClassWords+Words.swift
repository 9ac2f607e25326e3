public import Domain

extension ClassSubject {
    public var words: Words {
        switch self {
        case .korean: Words("국어", "Korean")
        case .math: Words("수학", "math")
        case .english: Words("영어", "English")
        case .science: Words("과학", "science")
        case .society: Words("사회", "social studies")
        case .language: Words("외국어", "languages")
        case .major: Words("전공", "university subjects")
        case .computer: Words("컴퓨터", "computing")
        case .hobby: Words("그 밖의 취미", "other hobbies")
        case .music: Words("음악", "music")
        case .sport: Words("운동", "sports")
        case .art: Words("미술·공예", "art and crafts")
        case .cooking: Words("요리", "cooking")
        }
    }
}

extension ClassTarget {
    public var words: Words {
        switch self {
        case .elementary: Words("초등학생", "primary school")
        case .junior: Words("중학생", "middle school")
        case .senior: Words("고등학생", "high school")
        case .university: Words("대학생", "university")
        case .housewife: Words("주부", "homemakers")
        case .all: Words("전연령", "all ages")
        }
    }
}

extension TimeBand {
    public var words: Words {
        switch self {
        case .morning: Words("오전", "mornings")
        case .afternoon: Words("오후", "afternoons")
        case .evening: Words("저녁", "evenings")
        case .night: Words("밤", "nights")
        }
    }
}
