import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang deposit …`
enum DepositCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "deposit",
            summary: language.say("상가를 예약하는 계약금을 받고 걸어요", "Reserve shops with a deposit"),
            example: .init("madang deposit show 01KQ3T8M5Z7VA"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [show, offer, end, order]

    /// The days on which the documents that the member has seen were issued.
    private static func documents(in language: Language) -> [Option] {
        [
            Option(
                "register",
                label: "YYYY-MM-DD",
                summary: language.say("확인한 등기부등본의 발급일", "issue of the 등기부등본 that I have seen")
            ),
            Option(
                "building",
                label: "YYYY-MM-DD",
                summary: language.say("확인한 건축물대장의 발급일", "issue of the 건축물대장 that I have seen")
            ),
        ]
    }

    private static let show = Action.calling(
        API.deposits.one,
        "show",
        Words("상가의 계약금과 알아 둘 법을 보여 줘요", "Show the deposit of a shop and the law"),
        example: "madang deposit show 01KQ3T8M5Z7VA",
        ListingCommands.listing
    )

    private static let offer = Action(
        "offer",
        Words("내 상가의 계약금을 받아요", "Take deposits for my shop"),
        example: """
            madang deposit offer 01KQ3T8M5Z7VA --amount 1000000 --name '아나' --contact 010-0000-0000 \
            --register 2026-11-20 --building 2026-11-20
            """,
        takes: [ListingCommands.listing],
        options: { language in
            [
                Option(
                    "amount",
                    .integer(1...Money.most),
                    label: "WON",
                    summary: language.say("계약금", "the deposit")
                ),
                Option(
                    "days",
                    .integer(Deposit.reservations),
                    label: "DAYS",
                    summary: language.say("예약 기간. 기본은 7일", "for how long it is reserved; 7 by default")
                ),
                Option(
                    "cooling",
                    .integer(Deposit.coolings),
                    label: "HOURS",
                    summary: language.say("숙려 시간. 기본은 24시간", "for how long all is given back; 24 by default")
                ),
                SellerOptions.transferHours(in: language),
            ] + SellerOptions.all(in: language) + documents(in: language)
        }
    ) { context in
        let (id, invocation) = (try context.listing, context.invocation)
        let offer = DepositOfferBody(
            amount: invocation.integer(ifGiven: "amount") ?? 0,
            days: invocation.integer(ifGiven: "days"),
            coolingHours: invocation.integer(ifGiven: "cooling"),
            transferHours: invocation.integer(ifGiven: "transfer-hours"),
            seller: context.seller,
            documents: DocumentTicksBody(context.documentTicks)
        )
        return try await context.answer(to: API.deposits.offer(id, offer)).printout(context)
    }

    private static let end = Action(
        "end",
        Words("내 상가의 계약금을 더는 받지 않아요. 예약은 그대로예요", "Take no more deposits for my shop; a reservation stays"),
        example: "madang deposit end 01KQ3T8M5Z7VA",
        takes: [ListingCommands.listing]
    ) { context in
        let id = try context.listing
        return try await context.askAsMember { client in
            try await client(API.deposits.end(id))
            return try await client.read(API.deposits.one(id)).value
        }.printout(context)
    }

    private static let order = Action(
        "order",
        Words(
            "서류를 확인하고 상가를 15분 동안 잡아요. 결제는 브라우저에서 해요",
            "Hold a shop for 15 minutes, to pay for in a browser"
        ),
        example: "madang deposit order 01KQ3T8M5Z7VA --register 2026-11-20 --building 2026-11-20",
        takes: [ListingCommands.listing],
        options: documents
    ) { context in
        let (id, ticks) = (try context.listing, DocumentTicksBody(context.documentTicks))
        return try await context.answer(to: API.deposits.place(id, ticks)).printout(context)
    }
}

extension CommandContext {
    /// A day that is given says that the document was seen.
    fileprivate var documentTicks: DocumentTicks {
        func tick(_ name: String) -> DocumentTicks.Tick {
            let day = invocation.text(ifGiven: name)
            return DocumentTicks.Tick(isSeen: day != nil, issuedOn: day.flatMap { CivilDate(iso8601: $0) })
        }
        return DocumentTicks(register: tick("register"), building: tick("building"))
    }
}

extension DocumentTicksBody {
    /// "등기부등본 2026-11-20, 건축물대장 2026-11-20".
    var line: String {
        let days = [("등기부등본", ticks.register), ("건축물대장", ticks.building)]
        return days.map { "\($0) \($1.issuedOn?.iso8601 ?? "–")" }.joined(separator: ", ")
    }
}

extension DepositBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        let state =
            reservedUntil.map { context.say("예약됨 · \($0.stamp)까지", "reserved until \($0.stamp)") }
            ?? (isOpen ? context.say("걸 수 있어요", "open") : context.say("걸 수 없어요", "not open"))
        facts.add(context.say("상태", "State"), state)
        facts.add(context.say("내 주문", "My order"), order?.description)
        if let offer {
            facts.add(context.say("계약금", "Deposit"), context.won(offer.amount))
            facts.add(context.say("예약 기간(일)", "Days"), "\(offer.days)")
            facts.add(context.say("숙려 시간", "Cooling hours"), "\(offer.coolingHours)")
            facts.add(context.say("확인한 서류", "Documents"), offer.documents.line)
            let seller = offer.seller.map { "\($0.name) · \($0.contact)" }
            facts.add(context.say("판매자", "Seller"), seller)
        }
        for law in DepositLaw.allCases {
            facts.add(law.source, law.words[context.language])
        }
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
