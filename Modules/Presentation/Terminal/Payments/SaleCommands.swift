import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang sale …`
enum SaleCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "sale",
            summary: language.say("내 글의 자리나 레슨을 마당으로 결제 받아요", "Take payments for seats or lessons"),
            example: .init("madang sale show 01KQ3T8M5Z7VA"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [show, seller, open, end]

    private static let show = Action.calling(
        API.sales.one,
        "show",
        Words("무엇을 얼마에 결제 받는지 보여 줘요", "Show what is sold here, and the refund terms"),
        example: "madang sale show 01KQ3T8M5Z7VA",
        ListingCommands.listing
    )

    /// Not kept on the device, since it contains contact details.
    private static let seller = Action(
        "seller",
        Words("결제하기 전에 판매자 정보를 봐요. 상가 계약금도요", "Show who sells it before I pay; also of a shop's deposit"),
        example: "madang sale seller 01KQ3T8M5Z7VA",
        takes: [ListingCommands.listing]
    ) { context in
        let id = try context.listing
        let seller = try await context.askAsMember { try await $0(API.sales.seller(id)) }
        let parts = [seller.name, seller.contact, seller.businessNumber]
        return Printout(seller, text: parts.compactMap { $0 }.joined(separator: " · "))
    }

    private static let open = Action(
        "open",
        Words(
            "내 글의 결제를 받아요. 다시 쓰면 판매자 정보를 바꿔요",
            "Take payments for my listing; again, to change the seller's details"
        ),
        example: "madang sale open 01KQ3T8M5Z7VA --name '아나 음악' --contact 010-0000-0000",
        takes: [ListingCommands.listing],
        options: { language in
            SellerOptions.all(in: language, required: true) + [
                SellerOptions.transferHours(in: language)
            ]
        }
    ) { context in
        let id = try context.listing
        let terms = SaleTermsBody(
            seller: context.seller,
            transferHours: context.invocation.integer(ifGiven: "transfer-hours")
        )
        return try await context.answer(to: API.sales.open(id, terms)).printout(context)
    }

    private static let end = Action(
        "end",
        Words(
            "내 글의 결제를 더는 받지 않아요. 이미 결제한 것은 그대로예요",
            "Take no more payments for my listing; what is paid stays"
        ),
        example: "madang sale end 01KQ3T8M5Z7VA",
        takes: [ListingCommands.listing]
    ) { context in
        let id = try context.listing
        return try await context.askAsMember { client in
            try await client(API.sales.end(id))
            return try await client.read(API.sales.one(id)).value
        }.printout(context)
    }
}

/// The options of a seller's details, for sales and deposits.
enum SellerOptions {
    static func all(in language: Language, required isRequired: Bool = false) -> [Option] {
        [
            Option(
                "name",
                label: "TEXT",
                required: isRequired,
                summary: language.say("판매자 이름", "the seller's name")
            ),
            Option(
                "contact",
                label: "TEXT",
                required: isRequired,
                summary: language.say("전화번호나 이메일", "a phone number or an email address")
            ),
            Option(
                "business-number",
                label: "NUMBER",
                summary: language.say("사업자등록번호", "the business number")
            ),
        ]
    }

    static func transferHours(in language: Language) -> Option {
        Option(
            "transfer-hours",
            .integer(Sale.transferWaits),
            label: "HOURS",
            summary: language.say(
                "계좌 입금을 기다리는 시간. 기본은 2시간",
                "for how long a transfer is waited for; 2 by default"
            )
        )
    }
}

extension CommandContext {
    var seller: SellerBody {
        SellerBody(
            name: invocation.text(ifGiven: "name") ?? "",
            contact: invocation.text(ifGiven: "contact") ?? "",
            businessNumber: invocation.text(ifGiven: "business-number")
        )
    }
}

extension SaleBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add(
            context.say("상태", "State"),
            isOpen ? context.say("결제할 수 있어요", "open") : context.say("결제할 수 없어요", "not open")
        )
        facts.add(context.say("한 자리", "A seat"), amount.map { context.won($0.won) })
        facts.add(context.say("레슨 1회", "A lesson"), single.map { context.won($0.won) })
        if let pass {
            facts.add(
                context.say("횟수권 \(pass.count)회", "A pass of \(pass.count)"),
                context.won(pass.amount)
            )
        }
        if let seller {
            let parts = [seller.name, seller.contact, seller.businessNumber]
            facts.add(context.say("판매자", "Seller"), parts.compactMap { $0 }.joined(separator: " · "))
        }
        for stretch in refunds {
            let until = stretch.until.map { context.say("\($0.stamp)까지", "until \($0.stamp)") }
            facts.add(
                context.say("환불", "Refund"),
                "\(context.won(stretch.amount)) \(until ?? context.say("그 뒤", "afterwards"))"
            )
        }
        facts.add(context.say("중개", "Intermediary"), intermediary)
        let share = commission.flatMap { $0 == .none ? nil : "\($0)%" }
        facts.add(context.say("운영자 수수료", "Commission"), share)
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
