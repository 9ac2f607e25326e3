public import Domain

extension Notice.Kind {
    /// The label of the kind's switch.
    public var label: Words { words.label }

    /// The event in one sentence.
    ///
    /// - Parameters:
    ///   - name: nil when its author's account was deleted or it has no author.
    ///   - count: the listings it tells of, if its kind counts.
    ///   - changes: what an edit changed, if its kind tells of one.
    ///   - listing: the one that it links to.
    ///   - moment: when it was told.
    public func words(
        by name: String?,
        count: Int? = nil,
        changes: [ListingChange] = [],
        listing: NoticeListing? = nil,
        at moment: Moment
    ) -> Words {
        words.sentence(
            NoticeFacts(name: name, count: count ?? 1, changes: changes, listing: listing, at: moment)
        )
    }
}

extension NoticeSummary {
    /// What it tells, in one sentence.
    var sentence: Words {
        notice.kind.words(
            by: actor?.nickname.text,
            count: notice.count,
            changes: notice.changes,
            listing: listing,
            at: notice.at
        )
    }
}

/// The words of one kind of notice.
struct NoticeWords {
    /// The label of the kind's switch.
    let label: Words
    let sentence: (NoticeFacts) -> Words
}

/// What the sentence of a notice depends on.
struct NoticeFacts {
    /// Nil when its author's account was deleted or it has no author.
    let name: String?
    let count: Int
    let changes: [ListingChange]
    let listing: NoticeListing?
    let at: Moment
}

/// The label of a kind's switch. Each method adds the sentence.
struct NoticeLabel {
    let words: Words

    func said(_ sentence: Words) -> NoticeWords {
        NoticeWords(label: words) { _ in sentence }
    }

    func said(_ korean: String, _ english: String) -> NoticeWords { said(Words(korean, english)) }

    /// What a member did. Without a name, the words of `line` are true both for a deleted account and for a
    /// block.
    func told(_ korean: String, _ english: String, orLine line: Line.Event? = nil) -> NoticeWords {
        NoticeWords(label: words) { facts in
            if facts.name == nil, let line { return line.words(by: nil) }
            return Words(
                "\(facts.name.map { "\($0)님" } ?? "탈퇴한 이웃")이 \(korean).",
                "\(facts.name ?? "A former neighbour") \(english)."
            )
        }
    }

    /// The words of the conversation.
    func line(_ line: Line.Event) -> NoticeWords {
        NoticeWords(label: words) { line.words(by: $0.name.map { .other($0) }) }
    }

    /// What an edit changed.
    func changes() -> NoticeWords {
        NoticeWords(label: words) { $0.changes.words(at: $0.at) }
    }

    /// Whether a listing is still open.
    func asking() -> NoticeWords {
        NoticeWords(label: words) { facts in
            let question = OpenQuestion.words(of: facts.listing?.kind, facts.listing?.side)
            let days = Int(OpenQuestion.answerTime.components.seconds / 86_400)
            return Words(
                "\(question[.korean]) \(days)일 안에 답이 없으면 마감돼요.",
                "\(question[.english]) Without an answer it closes in \(days.of("day"))."
            )
        }
    }

    /// The lessons left of a pass that ends.
    func lessonsLeft() -> NoticeWords {
        NoticeWords(label: words) { facts in
            Words(
                "횟수권이 일주일 안에 끝나요. 남은 레슨 \(facts.count)번을 예약하세요.",
                "The pass ends within a week, with \(facts.count.of("lesson")) left to book."
            )
        }
    }

    /// The number of listings that fit a saved search.
    func matches() -> NoticeWords {
        NoticeWords(label: words) { facts in
            let (most, count) = (SavedSearch.mostCounted, facts.count)
            guard count < most else {
                return Words(
                    "저장한 검색에 맞는 새 글이 \(most)개 이상 있어요.",
                    "\(most) or more new listings match your saved search."
                )
            }
            return Words(
                "저장한 검색에 맞는 새 글이 \(count)개 있어요.",
                "\(count.of("new listing")) \(count == 1 ? "matches" : "match") your saved search."
            )
        }
    }

    /// The number of entries in a queue of the operators. In Korean, the counter follows the number.
    func waiting(_ korean: String, _ counter: String, _ english: String) -> NoticeWords {
        NoticeWords(label: words) { facts in
            Words(
                "\(korean) \(facts.count)\(counter) 처리를 기다려요.",
                "\(facts.count.of(english)) \(facts.count == 1 ? "waits" : "wait") for an operator."
            )
        }
    }
}
