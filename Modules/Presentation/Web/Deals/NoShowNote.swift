import Domain
import Markup
import Wire
import Wording

/// A noted no-show of a deal and its answer.
struct NoShowNote {
    let deal: DealBody
    let noShow: NoShowBody

    private var isMine: Bool { noShow.notedBy == deal.party }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <div class="callout warn stack"><p>\(title[language])</p>
            \(noShow.reason.map { "<p class=\"prose\">\($0)</p>" as HTML })
            \(hint.map { "<p class=\"soft small\">\($0[language])</p>" as HTML })
            \(report(visit))</div>
            """
    }

    private var title: Words {
        switch (noShow.answer, isMine) {
        case (nil, true): NoShowPhrases.notedByMe
        case (nil, false): NoShowPhrases.noted(by: deal.nameOfOther)
        case (.agreed, true): NoShowPhrases.agreed(by: deal.nameOfOther)
        case (.agreed, false): NoShowPhrases.agreedByMe
        case (.disputed, true): NoShowPhrases.disputed(by: deal.nameOfOther)
        case (.disputed, false): NoShowPhrases.disputedByMe
        }
    }

    private var hint: Words? {
        guard deal.state == .accepted else { return deal.state == .done ? nil : NoShowPhrases.notHeld }
        return switch (noShow.answer, isMine) {
        case (nil, true): NoShowPhrases.waiting
        case (nil, false): NoShowPhrases.yourTurn
        default: NoShowPhrases.countsForNeither
        }
    }

    /// A disputed no-show can be told to the operator.
    private func report(_ visit: Visit) -> HTML {
        guard noShow.answer == .disputed, let other = (deal.party == .author ? deal.partner : deal.author)
        else { return "" }
        let link = ReportLink(subject: SubjectBody(Subject(.member, other.member.id)), visit: visit)
        return "<p class=\"small soft report\">\(link.html)</p>"
    }
}

/// Texts of no-shows.
enum NoShowPhrases {
    static let note = Words("상대가 오지 않았어요", "They didn't come")
    static let noteHint = Words(
        "만나지 못했다면 끝난 뒤 7일 안에 알려 주세요.",
        "If the other didn't come, you can note it within 7 days after the end."
    )
    static let agree = Words("맞아요, 가지 못했어요", "Right, I didn't come")
    static let dispute = Words("사정이 달라요", "It was different")
    static let what = Words("어떤 사정이었는지 한 문장으로 알려 주세요", "Say in a sentence how it was")
    static let notedByMe = Words("상대가 오지 않았다고 알렸어요.", "You noted that the other didn't come.")
    static let agreedByMe = Words("수업에 가지 못했다고 답했어요.", "You confirmed that you didn't come.")
    static let disputedByMe = Words("사정이 다르다고 답했어요.", "You said that it was different.")
    static let waiting = Words(
        "7일 안에 답이 없으면 열리지 않은 수업으로 남아요.",
        "Without an answer within 7 days the lesson is kept as not held."
    )
    static let yourTurn = Words(
        "7일 안에 답해 주세요. 답이 없으면 만나지 못한 약속으로 프로필에 세어져요.",
        "Please answer within 7 days. Without an answer it counts as a missed lesson on your profile."
    )
    static let countsForNeither = Words(
        "서로 이야기가 달라서 누구의 기록에도 세지 않아요. 수업을 했다면 둘 다 마쳤다고 알려 주세요.",
        "As you disagree, it counts for neither of you. If you did have the lesson, both mark it as done."
    )
    static let notHeld = Words("열리지 않은 수업이에요.", "This lesson wasn't held.")
    static let notHeldTag = Words("열리지 않음", "not held")

    static func noted(by name: Words) -> Words {
        Words("\(name[.korean])님이 수업에서 만나지 못했다고 알렸어요.", "\(name[.english]) noted that you didn't come.")
    }

    static func agreed(by name: Words) -> Words {
        Words("\(name[.korean])님이 가지 못했다고 답했어요.", "\(name[.english]) confirmed not having come.")
    }

    static func disputed(by name: Words) -> Words {
        Words("\(name[.korean])님은 사정이 다르다고 답했어요.", "\(name[.english]) says that it was different.")
    }
}
