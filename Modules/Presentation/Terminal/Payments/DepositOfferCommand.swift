import Arguments
import Domain
import Remote
import Wire

enum DepositOfferCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "offer",
            summary: language.say("내 상가의 계약금을 받아요", "Take deposits for my shop"),
            example: .init(
                """
                madang deposit offer 01KQ3T8M5Z7VA --amount 1000000 --name '아나' --contact 010-0000-0000 \
                --register 2026-11-20 --building 2026-11-20
                """
            ),
            options: [
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
                    summary: language.say(
                        "숙려 시간. 기본은 24시간",
                        "for how long all is given back; 24 by default"
                    )
                ),
                SellerOptions.transferHours(in: language),
            ] + SellerOptions.all(in: language) + DepositCommands.documents(in: language),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, invocation) = (try context.listing, context.invocation)
        let offer = DepositOfferBody(
            amount: invocation.integer(ifGiven: "amount") ?? 0,
            days: invocation.integer(ifGiven: "days"),
            coolingHours: invocation.integer(ifGiven: "cooling"),
            transferHours: invocation.integer(ifGiven: "transfer-hours"),
            seller: context.seller,
            documents: DocumentTicksBody(context.documentTicks)
        )
        return try await context.askAsMember { try await $0(API.deposits.offer(id, offer)) }.printout(context)
    }
}
