import Domain
import Markup
import Wire
import Wording

/// Switches for the kinds of notices, in groups.
struct NoticeSwitchesPage {
    let muted: Set<Notice.Kind>
    let reminders: EventRemindersBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MyPhrases.notices[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(NoticePhrases.switchesText[language])</p></div>
                <form class="form" method="post" action="\(link: NoticePagePath.switches.rawValue)">
                \(NoticeGroup.allCases.filter { !$0.kinds.isEmpty }.map { group($0, visit) })
                \(mails(language))
                <button class="button primary wide">\(FramePhrases.save[language])</button>
                </form>
                """
        )
    }

    /// Reminders can come as mail, too.
    private func mails(_ language: Language) -> HTML {
        """
        <fieldset class="switches"><legend>\(NoticePhrases.reminderMails[language])</legend>
        \(EventReminder.allCases.map { reminder in
            let isOn = reminders.choices[reminder]?.mail ?? false
            return """
                <label class="switch"><span>\(reminder.words[language])</span>\
                <input type="checkbox" name="mailed" value="\(reminder.rawValue)"\(" checked", if: isOn)>\
                </label>
                """ as HTML
        })
        <p class="hint">\(NoticePhrases.reminderMailsHint[language])</p>
        </fieldset>
        """
    }

    private func group(_ group: NoticeGroup, _ visit: Visit) -> HTML {
        guard group != .orders || visit.takesPayments, group != .operators || visit.isOperator else {
            return kept(group)
        }
        let language = visit.language
        return """
            <fieldset class="switches"><legend>\(group.words[language])</legend>
            \(group.kinds.map { kind in
                """
                <label class="switch"><span>\(kind.label[language])</span>\
                <input type="checkbox" name="heard" value="\(kind.rawValue)"\
                \(" checked", if: !muted.contains(kind))></label>
                """ as HTML
            })
            </fieldset>
            """
    }

    /// What can't be switched now stays as it is.
    private func kept(_ group: NoticeGroup) -> HTML {
        let heard = group.kinds.filter { !muted.contains($0) }
        return "\(heard.map { HTML.hiddenField("heard", $0.rawValue) })"
    }
}

/// Kinds of notices that are usually switched together.
enum NoticeGroup: CaseIterable {
    case talk
    case deals
    case orders
    case rosters
    case reviews
    case comments
    case favourites
    case reminders
    case savedSearches
    case order
    case operators

    /// The kinds in use.
    var kinds: [Notice.Kind] { all.filter(Notice.Kind.inUse.contains) }

    private var all: [Notice.Kind] {
        switch self {
        case .talk:
            [.message, .phoneRequested, .phoneSeen, .phoneRevealed, .phoneDeclined]
        case .deals:
            [
                .dealProposed, .dealWithdrawn, .dealAccepted, .dealBooked, .dealDeclined, .dealChangesAsked,
                .dealMoveProposed, .dealMoved, .dealRebooked, .dealMoveDeclined, .dealMoveWithdrawn,
                .dealCancelled, .dealReminder, .dealSoon, .dealMarkedDone, .dealDone,
                .dealNoShowNoted, .dealNoShowWithdrawn, .dealNoShowAgreed, .dealNoShowDisputed,
                .dealNotHeld,
            ] + Notice.Kind.ofLessonNotes
        case .orders:
            [
                .orderSold, .orderWithdrawn, .orderRefunded, .orderSoldChanged, .orderHoldEnded, .orderFrozen,
                .orderDecided, .orderMeasure, .refundAccountNeeded, .refundAccountNamed,
                .depositContractAsked,
                .depositContractAgreed, .depositPaid,
                .depositReleased, .depositKept, .passSold, .passEnded, .lessonPaid, .lessonCancelled,
            ]
        case .rosters: Notice.Kind.ofRosters
        case .reviews: [.reviewWritten, .reviewsRevealed, .reviewReplied]
        case .comments: [.commentWritten, .commentReplied]
        case .favourites: [.favouriteEdited, .favouriteClosed, .favouriteReopened]
        case .reminders: EventReminder.allCases.map(\.notice)
        case .savedSearches: [.savedSearchFits]
        case .order:
            [
                .reportDismissed, .reportUpheld, .measureTaken, .measureUndone, .listingPutBack,
                .submissionApproved, .submissionDeclined, .claimApproved, .claimDeclined,
                .sourceApproved, .sourceDeclined, .verificationAccepted, .verificationDeclined,
            ]
        case .operators: Notice.Kind.ofOperators
        }
    }

    var words: Words {
        switch self {
        case .talk: Words("채팅", "Chat")
        case .deals: Words("약속", "Appointments")
        case .orders: Words("결제와 환불", "Payments")
        case .rosters: Words("참여 신청", "Applications")
        case .reviews: Words("후기", "Reviews")
        case .comments: CommentPhrases.title
        case .favourites: Words("찜한 글", "Favourites")
        case .reminders: Words("행사 알림", "Event reminders")
        case .savedSearches: Words("저장한 검색", "Saved searches")
        case .order: Words("신고와 조치", "Reports")
        case .operators: Words("운영", "For operators")
        }
    }
}
