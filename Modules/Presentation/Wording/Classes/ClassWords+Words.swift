public import Domain

extension ClassSubject {
    public var words: Words {
        switch self {
        case .korean: Words("국어", "Korean")
        case .math: Words("수학", "Math")
        case .english: Words("영어", "English")
        case .science: Words("과학", "Science")
        case .society: Words("사회", "Social studies")
        case .language: Words("외국어", "Languages")
        case .major: Words("전공", "University subjects")
        case .computer: Words("컴퓨터", "Computing")
        case .hobby: Words("그 밖의 취미", "Other hobbies")
        case .music: Words("음악", "Music")
        case .sport: Words("운동", "Sports")
        case .art: Words("미술·공예", "Art and crafts")
        case .cooking: Words("요리", "Cooking")
        }
    }
}

extension ClassTarget {
    public var words: Words {
        switch self {
        case .elementary: Words("초등학생", "Primary school")
        case .junior: Words("중학생", "Middle school")
        case .senior: Words("고등학생", "High school")
        case .university: Words("대학생", "University")
        case .housewife: Words("주부", "Homemakers")
        case .all: Words("누구나", "All ages")
        }
    }
}

extension TimeBand {
    public var words: Words {
        switch self {
        case .morning: Words("오전", "Morning")
        case .afternoon: Words("오후", "Afternoon")
        case .evening: Words("저녁", "Evening")
        case .night: Words("밤", "Night")
        }
    }
}
