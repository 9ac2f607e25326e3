import Arguments
import Domain
import Remote
import Wire
import Wording

extension OrderBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("글", "Listing"), title)
        facts.add(context.say("상태", "State"), state.words[language])
        facts.add(context.say("금액", "Amount"), context.won(amount))
        if refunded > 0 { facts.add(context.say("환불", "Refunded"), context.won(refunded)) }
        if let commission, commission > 0 {
            facts.add(context.say("운영자 수수료", "Commission"), context.won(commission))
        }
        facts.add(context.say("결제한 이웃", "Payer"), payer?.member.nickname.text)
        facts.add(context.say("판매자", "Seller"), "\(seller.name) · \(seller.contact)")
        facts.add(context.say("수업 시작", "Starts"), startsAt?.stamp)
        addRules(to: &facts, context)
        if let deposit {
            facts.add(context.say("예약 기간", "Reserved until"), deposit.reservedUntil.stamp)
            facts.add(context.say("숙려 시간", "Cooling until"), deposit.coolingUntil?.stamp)
            facts.add(context.say("올린 이웃이 확인한 서류", "Checked by the owner"), deposit.ownerSaw.line)
            facts.add(context.say("결제한 이웃이 확인한 서류", "Seen by the payer"), deposit.payerSaw.line)
            facts.add(context.say("계약한 때", "Contract made"), deposit.fulfilledAt?.stamp)
        }
        if let pass {
            facts.add(context.say("횟수권", "Pass"), "\(pass.used)/\(pass.count)")
            facts.add(context.say("쓸 수 있는 날", "Valid"), pass.until.stamp)
            for use in pass.uses where use.returnedAt == nil {
                facts.add(context.say("레슨", "Lesson"), "\(use.startsAt.stamp) · \(use.deal)")
            }
        }
        facts.add(context.say("약속", "Appointment"), deal?.description)
        addAccounts(to: &facts, context)
        facts.add(context.say("확인할 점", "Problem"), problem?.words[language])
        addHistory(to: &facts, context)
        return Printout(self, text: facts.rendered(context.voice.style))
    }

    /// What a change or an operator has made of it.
    private func addRules(to facts: inout FactList, _ context: CommandContext) {
        if isFrozen { facts.add(context.say("멈춤", "Frozen"), OrderRefusal.frozen.words[context.language]) }
        for change in changes {
            let text = change.from == change.to ? change.to : "\(change.from) → \(change.to)"
            facts.add(context.say("바뀐 내용", "Changed"), "\(change.part.words[context.language]): \(text)")
        }
        if hasOffer {
            let end = offerUntil.map { context.say("\($0.stamp)까지", "until \($0.stamp)") }
            let parts = [context.won(share), end]
            facts.add(
                context.say("돌려받을 수 있는 금액", "Can be taken back"),
                parts.compactMap { $0 }.joined(separator: " · ")
            )
        }
        if deposit != nil {
            facts.add(context.say("계약 확인 요청", "Contract to agree to"), contractAskedAt?.stamp)
            facts.add(context.say("계약 확인", "Contract agreed"), contractAgreedAt?.stamp)
        }
    }

    private func addAccounts(to facts: inout FactList, _ context: CommandContext) {
        let language = context.language
        if let account, state == .held {
            let term = account.expiresAt.map { context.say("\($0.stamp)까지", "until \($0.stamp)") }
            let parts = [Bank.words(of: account.bank)[language], account.number, term]
            facts.add(
                context.say("입금 계좌", "Transfer to"),
                parts.compactMap { $0 }.joined(separator: " ")
            )
        }
        if needsRefundAccount {
            facts.add(
                context.say("환불받을 계좌", "Refund account"),
                context.say("madang order refund-account로 알려 주세요", "name it with madang order refund-account")
            )
        } else if let refundAccount {
            facts.add(
                context.say("환불받을 계좌", "Refund account"),
                "\(refundAccount.bank.words[language]) \(refundAccount.number) \(refundAccount.holder)"
            )
        }
    }

    private func addHistory(to facts: inout FactList, _ context: CommandContext) {
        let language = context.language
        for refund in refunds {
            let parts: [String?] = [
                refund.id.description, context.won(refund.amount), refund.state.words[language],
                refund.cause.words[language],
                refund.reason, refund.settlement,
            ]
            facts.add(context.say("환불", "Refund"), parts.compactMap { $0 }.joined(separator: " · "))
        }
        for fact in self.facts {
            let parts = [
                fact.at.stamp, words(of: fact.event)[language], fact.amount.map(context.won),
                fact.account?[language],
                role == .operator ? fact.source.words[language] : nil,
            ]
            facts.add(context.say("기록", "History"), parts.compactMap { $0 }.joined(separator: " · "))
        }
    }

    private func words(of event: OrderFact.Event) -> Words {
        if pass != nil { return event.wordsOfPass }
        if deal != nil { return event.wordsOfLesson }
        return deposit == nil ? event.words : event.wordsOfDeposit
    }
}

extension OrderFactBody {
    /// The bank account that was named, by its last digits.
    fileprivate var account: Words? {
        guard let bank, let digits else { return nil }
        return bank.words(endingWith: digits)
    }
}
