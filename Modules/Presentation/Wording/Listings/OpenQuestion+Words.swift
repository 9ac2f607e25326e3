public import Domain

/// What the author of a listing without an end is asked, and how a yes reads.
public struct OpenQuestionWords: Sendable {
    public let offered: Words
    public let wanted: Words
    /// After the age of the yes: "아직 모집 중이라고 확인".
    public let confirmed: Words

    public init(
        offered: Words = Words("아직 모집 중인가요?", "Is this still open?"),
        wanted: Words = Words("아직 선생님을 찾고 있나요?", "Are you still looking for a teacher?"),
        confirmed: Words = Words("아직 모집 중이라고 확인", "confirmed as still open")
    ) {
        self.offered = offered
        self.wanted = wanted
        self.confirmed = confirmed
    }
}

extension OpenQuestion {
    /// - Parameter kind: nil when it is unknown.
    public static func words(of kind: Listing.Kind?, _ side: Listing.Side?) -> Words {
        let words = kind?.words.openQuestion ?? OpenQuestionWords()
        return side == .want ? words.wanted : words.offered
    }
}

extension Moment {
    /// The age of a listing's confirmation, beside the age of the listing: "5일 전 확인".
    public func confirmation(at now: Moment) -> Words {
        let age = age(at: now)
        return Words("\(age[.korean]) 확인", "confirmed \(age[.english])")
    }

    /// The same on the page of a listing.
    public func confirmation(of kind: Listing.Kind, at now: Moment) -> Words {
        let (age, confirmed) = (age(at: now), kind.words.openQuestion.confirmed)
        return Words("\(age[.korean]) \(confirmed[.korean])", "\(confirmed[.english]) \(age[.english])")
    }
}
