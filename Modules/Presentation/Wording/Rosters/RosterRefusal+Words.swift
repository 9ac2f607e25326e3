public import Domain

extension RosterRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("신청을 받지 않는 글이에요.", "This listing takes no applications.")
        case .ownListing: Words("내가 연 모임에는 신청할 수 없어요.", "You can't apply to your own listing.")
        case .notOrganiser: Words("모임장만 할 수 있어요.", "Only the organiser can do that.")
        case .alreadyApplied: Words("이미 신청했어요.", "You have applied already.")
        case .notApplied: Words("기다리는 신청이 없어요.", "There is no such application.")
        case .notMember: Words("참여하고 있지 않아요.", "This neighbour does not take part.")
        case .admitted: Words("이미 참여하고 있어요. 그만두려면 나가기를 눌러 주세요.", "You take part already. Leave instead.")
        case .declined: Words("모임장이 받지 않기로 한 신청이에요.", "The organiser declined your application.")
        case .removed: Words("모임장이 참여를 끝내서 다시 신청할 수 없어요.", "The organiser ended your participation.")
        case .notOffered: Words("지금 받을 수 있는 자리가 없어요.", "No seat is held for you now.")
        case .closed: Words("모집이 끝났어요.", "Applications are closed.")
        case .begun: Words("이미 시작했어요.", "It has begun already.")
        case .postponed:
            Words(
                "연기된 행사예요. 새 날짜가 정해지면 신청할 수 있어요.",
                "The event is postponed. You can apply once it has new dates."
            )
        case .notYetOpen: Words("아직 신청을 받지 않아요.", "Applications aren't open yet.")
        case .periodOrder:
            Words("신청 마감이 시작보다 빨라요.", "Applications close before they open.")
        case .elsewhere:
            Words("행사 홈페이지에서 신청해 주세요.", "Please sign up at the event's own page.")
        case .queueFull: Words("대기자 명단도 모두 찼어요.", "The waiting list is full, too.")
        case .noteMissing: Words("한마디를 써 주세요.", "Please write a few words.")
        case .noteTooLong:
            Words(
                "\(RosterNote.longest)자까지 쓸 수 있어요.",
                "At most \(RosterNote.longest) characters, please."
            )
        case .tooManyToday:
            Words(
                "하루에 \(Roster.mostAppliedADay)번까지 신청할 수 있어요. 내일 다시 시도해 주세요.",
                "You can apply \(Roster.mostAppliedADay) times a day. Please try again tomorrow."
            )
        }
    }
}
