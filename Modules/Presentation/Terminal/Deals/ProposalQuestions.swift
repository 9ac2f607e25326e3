import Arguments
import Domain
import Wire

/// The terms of a proposal, from options or questions at the terminal.
struct ProposalQuestions {
    let context: CommandContext

    /// - Parameter isPriced: Called before a price is asked for; a viewing has none.
    func proposal(isPriced: () async throws -> Bool) async throws -> ProposalBody {
        let invocation = context.invocation
        let asked =
            !invocation.isGiven(TermOptions.startName) || !invocation.isGiven("minutes") || place == nil
        return ProposalBody(
            startsAt: try startsAt(),
            otherStarts: try invocation.texts(TermOptions.otherStartName).map(context.start(answering:)),
            minutes: try minutes(),
            place: PlaceChoiceBody(try place ?? askedPlace()),
            price: try await price(asking: asked, isPriced),
            note: invocation.text(ifGiven: "note"),
            weeks: invocation.integer(ifGiven: TermOptions.weeksName) ?? 1
        )
    }

    /// Another time, and another place if one is given.
    var move: MoveProposalBody {
        get throws {
            MoveProposalBody(
                startsAt: try startsAt(),
                minutes: try minutes(),
                place: place.map(PlaceChoiceBody.init)
            )
        }
    }

    /// The same terms again, with another time if one is given.
    func again(_ terms: DealTermsBody) throws -> ProposalBody {
        let next = DealTerms.again(terms.startsAt, at: context.program.clock.now)
        let startsAt = context.invocation.isGiven(TermOptions.startName) ? try startsAt() : next
        return ProposalBody(
            terms,
            startsAt: startsAt,
            minutes: context.invocation.integer(ifGiven: "minutes")
        )
    }

    private func startsAt() throws -> Moment {
        let typed = try context.answer(
            TermOptions.startName,
            "언제 시작해요? (2026-11-28 19:30) ",
            "When does it start? (2026-11-28 19:30) "
        )
        return try context.start(answering: typed)
    }

    private func minutes() throws -> Int {
        let typed = try context.answer("minutes", "몇 분 동안? ", "For how many minutes? ")
        guard let minutes = Int(typed) else { throw DealRefusal.minutes }
        return minutes
    }

    private var place: PlaceChoice? {
        let invocation = context.invocation
        let address = invocation.text(ifGiven: "address")
        if let latitude = invocation.number(ifGiven: "lat"),
            let longitude = invocation.number(ifGiven: "lon"),
            let point = Point(latitude: latitude, longitude: longitude)
        {
            return .onTheMap(point, address: address)
        }
        if let code = invocation.text(ifGiven: "neighbourhood").flatMap(NeighbourhoodCode.init) {
            return .inMyNeighbourhood(code)
        }
        return address.map { .byAddress($0) }
    }

    /// A ten-digit code is a neighbourhood, anything else an address.
    private func askedPlace() throws -> PlaceChoice {
        let typed = try context.ask(
            context.say("어디서? (주소나 동네 코드) ", "Where? (an address, or a neighbourhood's code) "),
            isSecret: false,
            insteadOf: "--address, --neighbourhood, --lat --lon"
        )
        return NeighbourhoodCode(typed).map { .inMyNeighbourhood($0) } ?? .byAddress(typed)
    }

    /// Optional terms are not asked for when all required ones were given.
    private func price(asking: Bool, _ isPriced: () async throws -> Bool) async throws -> Price {
        var won = context.invocation.integer(ifGiven: "price")
        if won == nil, asking, try await isPriced() {
            let typed = try context.answer(
                "price",
                "가격 (원, 협의하려면 Enter): ",
                "Price in won (Enter for negotiable): "
            )
            won = Money(typed: typed)?.won
        }
        guard let money = won.flatMap(Money.init(won:)) else { return .negotiable }
        return .fixed(money, per: context.invocation.choice("per"))
    }
}
