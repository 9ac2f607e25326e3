public import Domain

extension LessonContents {
    /// What is known of it besides title, tags, text and place, in the order of a page.
    public var facts: [(label: Words, value: Words)] {
        let all: [(String, Words?)] = [
            ("instrument", instrument.words),
            ("purpose", Self.listed(LessonPurpose.allCases.filter(purposes.contains).map(\.words))),
            ("level", Self.listed(LessonLevel.allCases.filter(levels.contains).map(\.words))),
            ("lessonPlace", placeWords), ("format", formatWords),
            ("minutes", Duration.seconds(60 * minutes).words),
            ("single", prices.single?.words), ("pass", prices.pass?.words),
            ("monthly", prices.monthly?.words),
            ("trial", prices.trial == .none ? nil : prices.trial.words),
        ]
        return all.compactMap { field, words in
            words.map { (label: KindWords.lessons[field].label.withoutUnit, value: $0) }
        }
    }

    /// What a trial, one lesson, a pass and a month cost.
    public var keyFacts: [(label: Words, value: Words)] {
        let length = Duration.seconds(60 * minutes).words
        let single = Words("1회 \(length[.korean])", "One, \(length[.english])")
        let pass = prices.pass.map {
            let (korean, english) = ($0.expiry.words[.korean], $0.expiry.words[.english])
            return Words("\($0.count)회권 · \(korean)", "Pass of \($0.count) · \(english)")
        }
        let all: [(Words?, Words?)] = [
            (Words("체험", "Trial"), prices.trial.spoken), (single, prices.single?.spoken),
            (pass, prices.pass?.price.spoken), (Words("한 달", "A month"), prices.monthly?.spoken),
        ]
        return all.compactMap { label, price in
            guard let label, let price else { return nil }
            return (label: label, value: price)
        }
    }

    /// "1:1", "그룹 (4명까지)".
    private var formatWords: Words {
        guard format == .group else { return format.words }
        return Words("그룹 (\(seats)명까지)", "Group of up to \(seats)")
    }

    /// "선생님 연습실, 방문 (5km까지)".
    private var placeWords: Words? {
        Self.listed(
            LessonPlace.allCases.filter(places.contains).map { place in
                guard place == .student, let travel else { return place.words }
                let words = place.words
                return Words(
                    "\(words[.korean]) (\(travel)km까지)",
                    "\(words[.english]) (up to \(travel) km)"
                )
            }
        )
    }

    private static func listed(_ words: [Words]) -> Words? {
        guard !words.isEmpty else { return nil }
        return Words(
            words.map { $0[.korean] }.joined(separator: ", "),
            words.map { $0[.english] }.joined(separator: ", ")
        )
    }
}
