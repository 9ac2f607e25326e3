public import Domain

extension AdmittedGender {
    public var words: Words {
        switch self {
        case .everyone: Words("성별 무관", "Everyone")
        case .women: Words("여성만", "Women only")
        case .men: Words("남성만", "Men only")
        }
    }
}

extension AgeDecade {
    public var words: Words {
        switch self {
        case .twenties: Words("20대", "20s")
        case .thirties: Words("30대", "30s")
        case .forties: Words("40대", "40s")
        case .fifties: Words("50대", "50s")
        case .sixties: Words("60대", "60s")
        }
    }
}

extension AgeDecade {
    /// "20s to 40s"; nil when all of them may join.
    public static func words(of decades: [AgeDecade]) -> Words? {
        guard decades.count < allCases.count, let first = decades.first, let last = decades.last else {
            return nil
        }
        guard first != last else { return first.words }
        return Words(
            "\(first.rawValue.prefix(2))~\(last.words[.korean])",
            "\(first.words[.english]) to \(last.words[.english])"
        )
    }
}

extension AgeRange {
    public var words: Words {
        switch (youngest, oldest) {
        case (let youngest?, let oldest?) where youngest == oldest: Words("\(youngest)세", "\(youngest)")
        case (let youngest?, let oldest?): Words("\(youngest)~\(oldest)세", "\(youngest) to \(oldest)")
        case (let youngest?, nil): Words("\(youngest)세부터", "\(youngest) and older")
        case (nil, let oldest?): Words("\(oldest)세까지", "Up to \(oldest)")
        case (nil, nil): Words("나이 무관", "All ages")
        }
    }
}

extension AdmissionConditions {
    /// What narrows a listing, in order: ages, gender, job groups. One word for everyone when nothing does.
    public var words: [Words] {
        var all: [Words] = []
        if ages != .everyone { all.append(ages.words) }
        if gender != .everyone { all.append(gender.words) }
        all += JobGroup.allCases.filter(jobGroups.contains).map(\.words)
        return all.isEmpty ? [Words("누구나", "Everyone")] : all
    }
}

extension AgeBand {
    public var words: Words {
        switch part {
        case .early: Words("\(decade)대 초반", "Early \(decade)s")
        case .mid: Words("\(decade)대 중반", "Mid \(decade)s")
        case .late: Words("\(decade)대 후반", "Late \(decade)s")
        case nil: Words("\(decade)대 이상", "\(decade) or older")
        }
    }
}

extension ShownDetail {
    public var words: Words {
        switch self {
        case .pace: Words("페이스", "Pace")
        case .jobGroup: Words("하는 일", "Occupation")
        case .age: Words("나이대", "Age band")
        case .gender: Words("성별", "Gender")
        case .joinedRuns: Words("함께한 러닝", "Joined runs")
        }
    }
}

extension RunnerCard {
    /// In the order of ``ShownDetail``.
    public var words: [(detail: ShownDetail, words: Words)] {
        let all: [(ShownDetail, Words?)] = [
            (.pace, pace?.words), (.jobGroup, jobGroup?.words), (.age, age?.words),
            (.gender, gender?.words),
        ]
        return all.compactMap { detail, words in words.map { (detail, $0) } }
    }
}
