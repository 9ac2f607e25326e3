import Domain

/// Ana's listing on the corner, and what she and Ben agree on about it.
enum SampleDeal {
    static let ana = SampleListing.author
    static let ben = Member.ID(rawValue: 8)
    static let cho = Member.ID(rawValue: 9)
    static let hour = Duration.seconds(3_600)
    static let day = Duration.seconds(24 * 3_600)
    static let startsAt = SampleListing.start + day
    static let endsAt = startsAt + hour

    static func terms(startsAt: Moment = startsAt, minutes: Int = 60) throws -> DealTerms {
        try DealTerms(
            startsAt: startsAt,
            minutes: minutes,
            place: DealPlace(
                neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
                exact: try ExactPlace(
                    point: Point(latitude: 37.5637, longitude: 126.9838)!,
                    address: "명동길 14"
                )
            ),
            price: .negotiable
        )
    }

    /// That number of lessons, a week apart.
    static func weekly(_ weeks: Int) throws -> DealTerms {
        let once = try terms()
        return try DealTerms(
            startsAt: once.startsAt,
            minutes: once.minutes,
            place: once.place,
            price: once.price,
            for: DealExtent(weeks: weeks)
        )
    }

    static func conversation(host: Member.ID? = ana, guest: Member.ID? = ben) -> Conversation {
        Conversation(
            id: Conversation.ID(rawValue: 50),
            subject: Subject(.listing, 1_000),
            title: "성인 피아노 기초",
            organiser: host,
            form: .pair(guest: guest),
            begunAt: SampleListing.start
        )
    }

    static func context(
        _ listing: Listing?,
        in conversation: Conversation = conversation(),
        isBlocked: Bool = false,
        open: Deal? = nil,
        seat: DealSeat = .needed,
        besides ahead: LessonsAhead = .none
    ) -> ProposalContext {
        ProposalContext(
            conversation,
            about: listing,
            isBlocked: isBlocked,
            open: open,
            seat: seat,
            besides: ahead
        )
    }

    static func proposal(by member: Member.ID = ana) throws -> Deal {
        try context(SampleListing.listing()).propose(
            terms(),
            as: Deal.ID(rawValue: 60),
            by: member,
            at: SampleListing.start
        ).deal
    }

    static func reason(_ text: String = "다른 날이면 좋겠어요") throws -> DealReason { try DealReason(text) }

    /// A deal that has come as far as this, by the ways there are.
    static func negotiation(
        _ state: Deal.State,
        seats: Int = 1,
        isBlocked: Bool = false
    ) throws -> Negotiation {
        var negotiation = Negotiation(
            try proposal(),
            about: try SampleListing.listing(seats: seats),
            isBlocked: false
        )
        switch state {
        case .proposed: break
        case .changesAsked: try negotiation.askChanges(reason(), by: ben, at: SampleListing.start)
        case .declined: try negotiation.decline(by: ben, at: SampleListing.start)
        case .withdrawn: try negotiation.withdraw(by: ana, at: SampleListing.start)
        case .replaced: return Negotiation(try replaced(), about: negotiation.listing, isBlocked: isBlocked)
        case .lapsed:
            return Negotiation(
                try proposal().asOf(startsAt),
                about: negotiation.listing,
                isBlocked: isBlocked
            )
        case .accepted: try negotiation.accept(by: ben, at: SampleListing.start)
        case .cancelled:
            try negotiation.accept(by: ben, at: SampleListing.start)
            try negotiation.cancel(reason(), by: ana, at: SampleListing.start)
        case .done:
            try negotiation.accept(by: ben, at: SampleListing.start)
            try negotiation.complete(by: ana, at: endsAt)
            try negotiation.complete(by: ben, at: endsAt)
        }
        return Negotiation(negotiation.deal, about: negotiation.listing, isBlocked: isBlocked)
    }

    private static func replaced() throws -> Deal {
        let again = try context(SampleListing.listing(), open: proposal()).propose(
            terms(),
            as: Deal.ID(rawValue: 61),
            by: ana,
            at: SampleListing.start
        )
        return again.replaced ?? again.deal
    }
}
