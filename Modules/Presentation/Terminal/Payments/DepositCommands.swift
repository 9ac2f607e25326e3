import Arguments
import Domain
import Remote
import Wire
import Wording

enum DepositCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            DepositShowCommand.self, DepositOfferCommand.self, DepositEndCommand.self,
            DepositOrderCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "deposit",
            summary: language.say("상가를 예약하는 계약금을 받고 걸어요", "Reserve shops with a deposit"),
            example: .init("madang deposit show 01KQ3T8M5Z7VA"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    /// The days on which the documents that the member has seen were issued.
    static func documents(in language: Language) -> [Option] {
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
}

extension CommandContext {
    /// A day that is given says that the document was seen.
    var documentTicks: DocumentTicks {
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
