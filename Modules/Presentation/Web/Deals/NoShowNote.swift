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
    static let note = Words("이웃이 오지 않았어요", "My neighbour didn't come")
    static let noteHint = Words(
        "이웃이 오지 않았다면 약속이 끝난 뒤 7일 안에 알려 주세요.",
        "If your neighbour didn't come, tell us within 7 days of the end."
    )
    static let question = Words("이웃이 오지 않았나요?", "Did your neighbour not come?")
    static let consequences = Words(
        """
        이웃에게 알리고 답을 받아요. 이웃이 맞다고 하거나 7일 안에 답하지 않으면 이웃의 프로필에 지키지 못한 약속으로 표시돼요. \
        사실과 다르다고 하면 누구의 프로필에도 표시하지 않아요. 이웃이 답하기 전에는 취소할 수 있어요.
        """,
        """
        Your neighbour is told and asked. If they agree, or don't answer within 7 days, their profile shows \
        it as missed. If they disagree, neither profile shows it. You can take it back until they answer.
        """
    )
    static let tell = Words("오지 않았다고 알리기", "Report that they didn't come")
    static let unsettled = Words("확인이 필요해요", "To be settled")
    static let withdraw = Words("알림 취소", "Take it back")
    static let agree = Words("맞아요, 가지 못했어요", "Yes, I didn't come")
    static let dispute = Words("사실과 달라요", "That's not what happened")
    static let what = Words("어떤 일이 있었는지 한 문장으로 알려 주세요", "What happened? One sentence is enough")
    static let notedByMe = Words("이웃이 오지 않았다고 알렸어요.", "You reported that your neighbour didn't come.")
    static let agreedByMe = Words("약속에 가지 못했다고 답했어요.", "You confirmed that you didn't come.")
    static let disputedByMe = Words("사실과 다르다고 답했어요.", "You said that this isn't what happened.")
    static let waiting = Words(
        "7일 안에 답이 없으면 이웃의 프로필에 지키지 못한 약속으로 표시돼요. 답하기 전에는 취소할 수 있어요.",
        "Without an answer within 7 days, your neighbour's profile shows it as missed. You can take it "
            + "back until then."
    )
    static let yourTurn = Words(
        "7일 안에 답해 주세요. 답이 없으면 지키지 못한 약속으로 프로필에 표시돼요.",
        "Please answer within 7 days. Otherwise your profile shows it as missed."
    )
    static let countsForNeither = Words(
        "서로 이야기가 달라서 누구의 프로필에도 표시하지 않아요.",
        "You disagree, so neither profile shows it."
    )
    static let notHeld = Words("만나지 못한 약속이에요.", "It wasn't held.")
    static let notHeldTag = Words("진행 안 됨", "Not held")

    static func noted(by name: Words) -> Words {
        Words("\(name[.korean])님이 내가 오지 않았다고 알렸어요.", "\(name[.english]) reported that you didn't come.")
    }

    static func agreed(by name: Words) -> Words {
        Words("\(name[.korean])님이 가지 못했다고 답했어요.", "\(name[.english]) confirmed that they didn't come.")
    }

    static func disputed(by name: Words) -> Words {
        Words("\(name[.korean])님은 사실과 다르다고 답했어요.", "\(name[.english]) says that this isn't what happened.")
    }
}
