import Domain
import Wording

/// Texts of rosters.
enum RosterPhrases {
    static let title = Words("참여", "Participants")
    static let mine = Words("신청한 모임", "My applications")
    static let manage = Words("신청 관리", "Applications")
    static let apply = Words("신청하기", "Apply")
    static let applyLead = Words(
        "모임장이 수락하면 알려 드려요. 자리가 모두 차면 차례를 기다려요.",
        "The organiser decides, and we tell you. When all seats are taken, you wait for your turn."
    )
    static let applyWhileSeatsLast = Words(
        "자리가 남아 있으면 바로 참여하고, 모두 찼으면 차례를 기다려요.",
        "You have a seat at once while some are left, and wait for your turn when all are taken."
    )
    static let note = Words("모임장에게 한마디", "A note to the organiser")
    static let noteHint = Words(
        "쓰지 않아도 괜찮아요. 모임장만 볼 수 있어요.",
        "Optional. Only the organiser can read it."
    )
    static let claim = Words("참여하기", "Take the seat")
    static let withdraw = Words("신청 취소", "Withdraw")
    static let withdrawLead = Words(
        "신청을 취소하면 차례도 사라져요. 다시 신청할 수 있지만 맨 뒤에서 기다려요.",
        "You lose your place. You can apply again, and then wait behind all others."
    )
    static let giveUp = Words("이번에는 참여하지 않기", "Give the seat to the next")
    static let leave = Words("참여 취소", "Leave")
    static let leaveMoved = Words("바뀐 일정에는 못 가요", "I can't make it now")
    static let leaveLead = Words(
        "자리는 기다리는 이웃에게 넘어가고, 대화와 정확한 장소를 더는 볼 수 없어요.",
        "The seat goes to the next neighbour. You can no longer see the chat and the exact place."
    )
    static let organiser = Words("모임장", "Organiser")
    static let me = Words("나", "You")
    static let history = Words("지금까지의 과정", "What happened so far")
    static let postponed = Words(
        "연기된 행사예요. 새 날짜가 정해지면 신청할 수 있어요",
        "Postponed. You can apply once it has new dates"
    )
    static let closed = Words("지금은 신청을 받지 않아요", "Not taking applications now")
    static let placeKnown = Words("참여하는 이웃에게만 보여요", "Only participants see this")
    static let ask = Words("문의하기", "Ask")

    // For the organiser.

    static let applied = Words("새 신청", "New applications")
    static let waiting = Words("기다리는 이웃", "Waiting list")
    static let members = Words("참여하는 이웃", "Participants")
    static let past = Words("거절하거나 내보낸 이웃", "Declined and removed")
    static let noApplications = Words("아직 신청이 없어요", "No applications yet")
    static let noApplicationsText = Words(
        "이웃이 신청하면 알림으로 알려 드리고, 여기에서 수락할 수 있어요.",
        "When a neighbour applies, we notify you, and you accept them here."
    )
    static let fits = Words("조건에 맞아요", "Meets the conditions")
    static let admit = Words("수락하기", "Accept")
    static let admitToQueue = Words("대기로 수락하기", "Accept to the waiting list")
    static let decline = Words("거절하기", "Decline")
    static let declineReason = Words("이유 (쓰지 않아도 돼요)", "Reason (optional)")
    static let remove = Words("내보내기", "Remove")
    static let removeReason = Words("이유", "Reason")
    static let invite = Words("다시 초대하기", "Invite again")
    static let isFinal = Words(
        "이웃이 다시 신청할 수 없게 돼요. 마음이 바뀌면 신청 관리에서 다시 초대할 수 있어요.",
        "The neighbour can't apply again. You can invite them again among the applications."
    )

    static let reasonHint = Words("이 이웃만 읽을 수 있어요.", "Only this neighbour can read it.")

    static let parts = Words("다가오는 모임이나 지난 모임", "Ahead or past")
    static let nothingPast = Words("지난 모임이 없어요", "Nothing is over yet")
    static let nothingPastText = Words(
        "참여한 모임이 끝나면 여기에 모여요.",
        "What you took part in appears here once it is over."
    )
    static let nothing = Words("다가오는 모임이 없어요", "Nothing ahead")
    static let nothingText = Words(
        "마음에 드는 글에서 '신청하기'를 누르면 여기에 모여요.",
        "Apply to a listing you like, and it appears here."
    )

    static func part(_ part: Participation.Part) -> Words {
        switch part {
        case .ahead: Words("다가오는 모임", "Ahead")
        case .past: Words("지난 모임", "Past")
        }
    }

    static func count(_ taken: Int, of seats: Int) -> Words {
        Words("\(taken)/\(seats)명", "\(taken) of \(seats)")
    }

    static func waiting(_ count: Int) -> Words { Words("\(count)명이 기다려요", "\(count) waiting") }

    static func place(_ place: Int) -> Words { Words("\(place)번째", "number \(place)") }

    static func held(until: Moment, at now: Moment) -> Words {
        Words(
            "\(until.words(at: now)[.korean])까지 자리를 맡아 둘게요.",
            "Your seat is held until \(until.words(at: now)[.english])."
        )
    }

    static func manage(_ count: Int) -> Words {
        count == 0 ? manage : Words("신청 \(count)건 보기", count.of("application"))
    }
}
