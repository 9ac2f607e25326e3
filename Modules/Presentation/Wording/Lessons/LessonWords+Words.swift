public import Domain

extension LessonFamily {
    public var words: Words {
        switch self {
        case .strings: Words("현악기", "Strings")
        case .woodwind: Words("목관악기", "Woodwind")
        case .brass: Words("금관악기", "Brass")
        case .piano: Words("피아노", "Piano")
        case .voice: Words("성악", "Voice")
        case .composition: Words("클래식 작곡", "Composition")
        case .other: Words("그 외", "Others")
        }
    }
}

extension LessonInstrument {
    public var words: Words {
        switch self {
        case .piano: Words("피아노", "Piano")
        case .voice: Words("성악", "Voice")
        case .composition: Words("클래식 작곡", "Composition")
        case .violin: Words("바이올린", "Violin")
        case .viola: Words("비올라", "Viola")
        case .cello: Words("첼로", "Cello")
        case .contrabass: Words("콘트라베이스", "Double bass")
        case .flute: Words("플루트", "Flute")
        case .oboe: Words("오보에", "Oboe")
        case .clarinet: Words("클라리넷", "Clarinet")
        case .bassoon: Words("바순", "Bassoon")
        case .trumpet: Words("트럼펫", "Trumpet")
        case .trombone: Words("트롬본", "Trombone")
        case .tuba: Words("튜바", "Tuba")
        case .horn: Words("호른", "Horn")
        case .saxophone: Words("색소폰", "Saxophone")
        case .percussion: Words("타악기", "Percussion")
        case .harp: Words("하프", "Harp")
        }
    }
}

extension LessonPurpose {
    public var words: Words {
        switch self {
        case .hobby: Words("취미", "Hobby")
        case .exam: Words("입시", "Entrance exam")
        }
    }
}

extension LessonLevel {
    public var words: Words {
        switch self {
        case .beginner: Words("입문", "Beginner")
        case .intermediate: Words("중급", "Intermediate")
        case .advanced: Words("고급", "Advanced")
        }
    }
}

extension LessonPlace {
    public var words: Words {
        switch self {
        case .teacher: Words("선생님 연습실", "At the teacher's")
        case .student: Words("방문", "At the student's")
        case .online: Words("온라인", "Online")
        }
    }
}

extension LessonFormat {
    public var words: Words {
        switch self {
        case .single: Words("1:1", "One to one")
        case .group: Words("그룹", "Group")
        }
    }
}

extension LessonFee {
    public var words: Words {
        switch self {
        case .single: Words("1회", "By lesson")
        case .pass: Words("횟수권", "Pass")
        case .monthly: Words("월 단위", "By month")
        }
    }
}

extension LessonTrial.Kind {
    public var words: Words {
        switch self {
        case .none: Words("체험 없음", "No trial")
        case .free: Words("무료 체험", "Free trial")
        case .paid: Words("유료 체험", "Paid trial")
        }
    }
}

extension LessonTrial {
    /// "무료", "2만원"; nil without a trial.
    public var spoken: Words? {
        kind == .free ? Words("무료", "Free") : price?.spoken
    }

    /// "체험 10,000원".
    public var words: Words {
        guard let price = price?.words else { return kind.words }
        let words = kind.words
        return Words("\(words[.korean]) \(price[.korean])", "\(words[.english]), \(price[.english])")
    }
}

extension LessonExpiry {
    /// "3개월", "3 months".
    public var words: Words {
        switch unit {
        case .days: Words("\(count)일", count.of("day"))
        case .months: Words("\(count)개월", count.of("month"))
        }
    }
}

extension LessonPass {
    /// "10회권 450,000원 (3개월 안에)".
    public var words: Words {
        Words(
            "\(count)회권 \(price.words[.korean]) (\(expiry.words[.korean]) 안에)",
            "\(count) lessons for \(price.words[.english]), within \(expiry.words[.english])"
        )
    }
}

extension LessonPrices {
    /// "1회 50,000원", "10회권 450,000원 (3개월 안에)", "한 달 200,000원"; or that it is to be agreed on.
    public var lines: [Words] {
        let fees = [single.map(Self.single), pass?.words, monthly.map(Self.monthly)].compactMap(\.self)
        return (fees.isEmpty ? [listed.words] : fees) + (trial == .none ? [] : [trial.words])
    }

    private static func single(_ price: Money) -> Words {
        Words("1회 \(price.words[.korean])", "\(price.words[.english]) a lesson")
    }

    private static func monthly(_ price: Money) -> Words {
        Words("한 달 \(price.words[.korean])", "\(price.words[.english]) a month")
    }
}
