import Domain
import Wire

extension Examples {
    /// Deals, reviews and members' pages.
    static let agreements: [any Body] = [
        ProposalBody(
            startsAt: now,
            minutes: 60,
            place: PlaceChoiceBody(.onTheMap(neighbourhood.point, address: "명동길 14")),
            price: price,
            note: "악보\n\"두 권\""
        ),
        ProposalBody(
            startsAt: now,
            minutes: 10,
            place: PlaceChoiceBody(.inMyNeighbourhood(neighbourhood.code)),
            price: .negotiable
        ),
        DealReasonBody("감기에 걸렸어요"),
        DealBody(DealSummary(deal(.done), for: host, author: card, partner: nil)) { _ in neighbourhood },
        DealBody(DealSummary(deal(.proposed), for: guest, author: nil, partner: card)) { _ in nil },
        DealBody(
            DealSummary(deal(.cancelled), for: guest, author: nil, partner: card, isBlocked: true)
        ) { _ in nil },
        DealBody(
            DealSummary(
                deal(.accepted),
                for: guest,
                author: nil,
                partner: card,
                payment: .pass(Order.ID(rawValue: 77), number: 3, of: 10)
            )
        ) { _ in nil },
        LessonPaymentBody(
            deal(.accepted),
            isOpen: true,
            seller: SellerBody(seller),
            refunds: RefundLadder.standard.timeline(
                of: Money(won: 50_000)!,
                before: now + .seconds(900_000),
                from: now
            ).map(RefundStretchBody.init),
            intermediary: "마당",
            isTest: true
        ),
        moved(.author), moved(.partner), MoveNumberBody(2),
        ChosenStartBody(now),
        MoveProposalBody(startsAt: now, minutes: 60),
        ProposalBody(
            startsAt: now,
            otherStarts: [now + .seconds(60)],
            minutes: 60,
            place: PlaceChoiceBody(.inMyNeighbourhood(neighbourhood.code)),
            price: .negotiable
        ),
        MoveProposalBody(
            startsAt: now,
            minutes: 60,
            place: PlaceChoiceBody(.inMyNeighbourhood(neighbourhood.code))
        ),
        LessonNoteTextBody("음계\n활", homework: nil), LessonNoteTextBody("음계", homework: "하루 20분"),
        note(homework: LessonNote.Homework(noteText, doneAt: now), other: card),
        note(homework: nil, other: nil),
        BlockPlanBody(BlockPlan(ending: [deal(.accepted)], [ending])),
        BlockPlanBody(BlockPlan(ending: [])),
        AgendaBody(MemberAgenda(next: nil, waiting: AwaitedAnswers())) { _ in nil },
        AgendaBody(MemberAgenda(next: appointment, waiting: AwaitedAnswers([awaited], of: 12))) { _ in
            neighbourhood
        },
        ReviewDraftBody(rating: made { try Rating(stars: 4.5) }, text: "친절해요"),
        ReviewDraftBody(rating: made { try Rating(stars: 5) }, manners: [.kind, .clear]),
        ReviewDraftBody(rating: made { try Rating(stars: 0.5) }), ReviewReplyBody("고마워요"),
        ReviewBody(ReviewSummary(answered, author: card)),
        ReviewBody(ReviewSummary(silent, author: nil, isBlocked: true, isChangeable: true)),
        MemberProfileBody(page(bio: "안녕", interests: [.hobby], halves: 9), living: neighbourhood),
        MemberProfileBody(page(bio: nil, interests: [], halves: nil), living: nil),
    ]

    private static let noteText = made { try LessonNoteText("\"음계\"\n활")! }

    private static func note(homework: LessonNote.Homework?, other: MemberCard?) -> LessonNoteBody {
        let note = LessonNote(
            id: LessonNote.ID(rawValue: 71),
            of: Deal.ID(rawValue: 60),
            by: host,
            noteText,
            homework: homework,
            writtenAt: now,
            editedAt: homework == nil ? nil : now
        )
        return LessonNoteBody(
            LessonNoteSummary(
                note,
                title: "피아노",
                startsAt: now,
                isMine: other == nil,
                isByTeacher: homework != nil,
                other: other
            )
        )
    }

    private static let appointment = MemberAgenda.Appointment(
        CalendarEntry(
            Subject(.listing, 7),
            of: Listing.ID(rawValue: 7),
            .event,
            title: "해커톤",
            startsAt: now,
            endsAt: now + .seconds(60),
            wholeDays: 20_000...20_001,
            in: neighbourhood.code,
            exact: made { try ExactPlace(point: neighbourhood.point, address: "명동길 14") },
            sequence: 0,
            changedAt: now
        ),
        seats: made { try Seats(4, taken: 2) }
    )
    private static let awaited = AwaitedAnswer(
        .noShow,
        Subject(.deal, 5),
        of: .class,
        title: "성인 피아노 기초",
        startsAt: now,
        whom: card,
        at: now,
        until: now + .seconds(60)
    )
    private static let ending = EndingParticipation(in: listing, .admitted, isOrganiser: true)
    private static let host = Member.ID(rawValue: 42)
    private static let guest = Member.ID(rawValue: 43)
    private static let price = made { Price.fixed(Money(won: 30_000)!, per: .hour) }
    private static let card = MemberCard(id: host, nickname: made { try Nickname("아나") }, picture: nil)

    private static func deal(_ state: Deal.State, note: String = "메모") -> Deal {
        Deal(
            id: Deal.ID(rawValue: 5),
            conversation: Conversation.ID(rawValue: 6),
            subject: Subject(.listing, 7),
            title: "성인 피아노 기초",
            of: .class,
            parties: DealParties(author: host, partner: guest, authorProvides: true),
            terms: made {
                try DealTerms(
                    startsAt: now,
                    minutes: 60,
                    place: DealPlace(
                        neighbourhood: neighbourhood.code,
                        exact: try ExactPlace(point: neighbourhood.point, address: "명동길 14")
                    ),
                    price: price,
                    note: try DealNote(note)
                )
            },
            proposedBy: state == .proposed ? .partner : .author,
            proposedAt: now,
            progress: DealProgress(
                state,
                at: now,
                by: guest,
                reason: made { try DealReason("이유") },
                authorDoneAt: now,
                doneAt: state == .done ? now : nil
            )
        )
    }

    static func body(of state: Deal.State) -> DealBody {
        DealBody(DealSummary(deal(state), for: host, author: card, partner: nil)) { _ in neighbourhood }
    }

    static func accepted(note: String) throws -> DealBody {
        DealBody(
            DealSummary(deal(.accepted, note: note), for: host, author: card, partner: nil)
        ) { _ in neighbourhood }
    }

    /// An accepted deal that was moved once, with a second move proposed by that party.
    static func moved(_ party: DealParties.Party) -> DealBody {
        let agreed = deal(.accepted)
        let there = DealPlace(
            neighbourhood: neighbourhood.code,
            exact: made { try ExactPlace(point: neighbourhood.point, address: "을지로 30") }
        )
        let terms = made { try DealTerms(startsAt: now, minutes: 90, place: there, price: price) }
        let move = DealMove(number: 2, terms: terms, proposedBy: party, proposedAt: now)
        let progress = DealProgress(
            .accepted,
            at: now,
            by: guest,
            move: move,
            proposedMoves: 2,
            acceptedMoves: 1,
            noShow: NoShow(
                notedBy: party,
                notedAt: now,
                answer: .disputed,
                answeredAt: now,
                reason: made { try DealReason("기다렸어요") }
            )
        )
        let deal = Deal(
            id: agreed.id,
            conversation: agreed.conversation,
            subject: agreed.subject,
            title: agreed.title,
            of: agreed.listingKind,
            parties: agreed.parties,
            terms: agreed.terms,
            proposedBy: agreed.proposedBy,
            proposedAt: agreed.proposedAt,
            progress: progress
        )
        return DealBody(DealSummary(deal, for: host, author: card, partner: nil)) { _ in neighbourhood }
    }

    private static let silent = review(text: nil, reply: nil)
    private static let answered = review(text: "친절해요", reply: "또 오세요")

    private static func review(text: String?, reply: String?) -> Review {
        made {
            Review(
                id: Review.ID(rawValue: 8),
                subject: Subject(.deal, 5),
                title: "피아노",
                author: guest,
                authorRole: text == nil ? nil : .receiver,
                about: host,
                rating: try Rating(stars: 3.5),
                manners: text == nil ? [] : [.punctual, .prepared],
                text: try text.map { try ReviewText($0) },
                writtenAt: now,
                revealedAt: now,
                reply: try reply.map { Review.Reply(try ReviewText($0), at: now) },
                editedAt: text == nil ? nil : now
            )
        }
    }

    private static func page(bio: String?, interests: Set<Interest>, halves: Int?) -> MemberProfile {
        MemberProfile(
            card: card,
            bio: made { try bio.map { try Bio($0) } },
            company: nil,
            interests: interests,
            home: bio == nil ? nil : neighbourhood.code,
            joinedAt: now,
            record: MemberRecord(
                given: 2,
                received: 1,
                hosted: 3,
                joined: 4,
                reviews: halves == nil ? 0 : 1,
                halves: halves ?? 0,
                manners: halves == nil ? [] : [MannerCount(.kind, 2)],
                openListings: 3
            )
        )
    }
}
