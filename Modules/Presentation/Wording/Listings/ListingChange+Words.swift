public import Domain

extension [ListingChange] {
    /// All changes in one sentence to those on the roster.
    public func words(at now: Moment) -> Words {
        let changes = listed(at: now)
        return Words(
            "모임장이 글을 수정했어요: \(changes[.korean])",
            "The organiser changed the listing: \(changes[.english])"
        )
    }

    /// "시간 오후 7:00 → 오후 8:00 · 장소".
    public func listed(at now: Moment) -> Words {
        let changes = map { $0.words(at: now) }
        return Words(
            changes.map { $0[.korean] }.joined(separator: " · "),
            changes.map { $0[.english] }.joined(separator: " · ")
        )
    }
}

extension ListingChange {
    /// What changed, with what it was and is.
    fileprivate func words(at now: Moment) -> Words {
        switch self {
        case .time(let from, let to):
            let (former, new) = (
                from.words(at: now), to.isSameDay(as: from) ? to.timeOfDay : to.words(at: now)
            )
            return Words(
                "시간 \(former[.korean]) → \(new[.korean])",
                "time \(former[.english]) → \(new[.english])"
            )
        case .length(let from, let to): return Words("길이 \(from)분 → \(to)분", "length \(from) → \(to) min")
        case .place: return Words("장소", "place")
        case .conditions: return Words("참여 조건", "who may join")
        case .others: return Words("글 내용", "other details")
        }
    }
}

extension Moment {
    fileprivate func isSameDay(as other: Moment) -> Bool { dateInSeoul == other.dateInSeoul }
}
