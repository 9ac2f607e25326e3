/// The table, one function for each change. Every cell is written: a new change, actor or stage doesn't
/// compile before it has its answers.
extension MoneyRule.Answer {
    init(_ change: MoneyRule.Change, by actor: MoneyRule.Actor, at stage: MoneyStage) {
        self =
            switch change {
            case .withdrawal: Self.withdrawal(actor, stage)
            case .ending: Self.ending(actor, stage)
            case .refund: Self.refund(actor, stage)
            case .holdEnd: Self.holdEnd(actor, stage)
            case .edit: Self.edit(actor, stage)
            case .deletion: Self.deletion(actor, stage)
            case .release: Self.release(actor, stage)
            case .contract: Self.contract(actor, stage)
            case .move: Self.move(actor, stage)
            case .cancellation: Self.cancellation(actor, stage)
            case .delivery: Self.delivery(actor, stage)
            case .measure: Self.measure(actor, stage)
            }
    }

    private static func withdrawal(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payer, .unpaid): .ends
        case (.payer, .charging): .refused(.inProgress)
        case (.payer, .free): .gives(.all)
        case (.payer, .ahead), (.payer, .begun): .gives(.terms)
        case (.payer, .frozen): .refused(.frozen)
        case (.payer, .given), (.payer, .ended): .refused(.ended)
        case (.payee, _), (.operator, _), (.clock, _): .refused(.notPayer)
        }
    }

    private static func ending(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payee, .unpaid), (.payee, .charging): .refused(.notPayer)
        case (.payee, .free), (.payee, .ahead), (.payee, .begun): .gives(.ahead)
        case (.payee, .frozen): .refused(.frozen)
        case (.payee, .given), (.payee, .ended): .refused(.ended)
        case (.payer, _), (.operator, _), (.clock, _): .refused(.notPayee)
        }
    }

    private static func refund(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payee, .unpaid), (.payee, .charging), (.operator, .unpaid), (.operator, .charging):
            .refused(.ended)
        case (.payee, .free), (.payee, .ahead), (.payee, .begun), (.payee, .given), (.payee, .ended),
            (.operator, .free), (.operator, .ahead), (.operator, .begun), (.operator, .given),
            (.operator, .ended):
            .gives(.chosen)
        case (.payee, .frozen), (.operator, .frozen): .refused(.frozen)
        case (.payer, _), (.clock, _): .refused(.notPayee)
        }
    }

    private static func holdEnd(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payee, .unpaid), (.clock, .unpaid): .ends
        case (.payee, .charging): .refused(.inProgress)
        case (.payee, .free), (.payee, .ahead), (.payee, .begun), (.payee, .given), (.payee, .frozen),
            (.payee, .ended):
            .refused(.ended)
        case (.clock, .charging), (.clock, .free), (.clock, .ahead), (.clock, .begun), (.clock, .given),
            (.clock, .frozen), (.clock, .ended):
            .unconcerned
        case (.payer, _), (.operator, _): .refused(.notPayee)
        }
    }

    private static func edit(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payee, .unpaid), (.payee, .charging), (.payee, .free), (.payee, .ahead), (.payee, .begun),
            (.payee, .frozen):
            .offers
        case (.payee, .given), (.payee, .ended): .unconcerned
        case (.payer, _), (.operator, _), (.clock, _): .refused(.notPayee)
        }
    }

    private static func deletion(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payer, .unpaid), (.payee, .unpaid): .ends
        case (.payer, .free), (.payee, .free), (.payee, .ahead): .gives(.all)
        case (.payee, .begun): .gives(.ahead)
        case (.payer, .ahead), (.payer, .begun), (.payer, .frozen): .gives(.terms)
        case (.payee, .frozen): .refused(.frozen)
        case (.payer, .charging), (.payer, .given), (.payer, .ended), (.payee, .charging),
            (.payee, .given), (.payee, .ended):
            .unconcerned
        case (.operator, _), (.clock, _): .refused(.notPayee)
        }
    }

    private static func release(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payee, .unpaid): .ends
        case (.payee, .free), (.payee, .ahead), (.payee, .begun), (.payee, .frozen), (.clock, .free),
            (.clock, .ahead), (.clock, .begun):
            .gives(.all)
        case (.payee, .charging), (.payee, .given), (.payee, .ended), (.clock, .unpaid),
            (.clock, .charging), (.clock, .given), (.clock, .frozen), (.clock, .ended):
            .unconcerned
        case (.payer, _), (.operator, _): .refused(.notPayee)
        }
    }

    private static func contract(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payee, .unpaid): .ends
        case (.payee, .free): .asks
        case (.payee, .ahead), (.payee, .begun): .keeps
        case (.payer, .free), (.payer, .ahead), (.payer, .begun), (.payer, .given): .keeps
        case (.payee, .frozen), (.payer, .frozen): .refused(.frozen)
        case (.payee, .charging), (.payee, .given), (.payee, .ended): .unconcerned
        case (.payer, .unpaid), (.payer, .charging), (.payer, .ended): .refused(.noContract)
        case (.operator, _), (.clock, _): .refused(.notPayee)
        }
    }

    private static func move(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payer, .given), (.payer, .ended), (.payee, .given), (.payee, .ended): .unconcerned
        case (.payer, .unpaid), (.payer, .charging), (.payer, .free), (.payer, .ahead), (.payer, .begun),
            (.payer, .frozen):
            .stays
        case (.payee, .unpaid), (.payee, .charging), (.payee, .free), (.payee, .ahead), (.payee, .begun),
            (.payee, .frozen):
            .follows
        case (.operator, _), (.clock, _): .refused(.notPayee)
        }
    }

    private static func cancellation(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payer, .unpaid), (.payee, .unpaid), (.clock, .unpaid): .ends
        case (.payer, .free), (.payer, .ahead), (.payer, .begun), (.payer, .frozen): .gives(.terms)
        case (.payee, .free), (.payee, .ahead), (.payee, .begun), (.payee, .frozen), (.clock, .free),
            (.clock, .ahead), (.clock, .begun), (.clock, .frozen):
            .gives(.all)
        case (.payer, .charging), (.payer, .given), (.payer, .ended), (.payee, .charging),
            (.payee, .given), (.payee, .ended), (.clock, .charging), (.clock, .given), (.clock, .ended):
            .unconcerned
        case (.operator, _): .refused(.notPayee)
        }
    }

    private static func delivery(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.payer, .ahead), (.payer, .begun), (.payee, .ahead), (.payee, .begun), (.clock, .ahead),
            (.clock, .begun):
            .keeps
        case (.payer, .unpaid), (.payer, .charging), (.payer, .free), (.payer, .given),
            (.payer, .frozen), (.payer, .ended), (.payee, .unpaid), (.payee, .charging), (.payee, .free),
            (.payee, .given), (.payee, .frozen), (.payee, .ended), (.clock, .unpaid), (.clock, .charging),
            (.clock, .free), (.clock, .given), (.clock, .frozen), (.clock, .ended):
            .unconcerned
        case (.operator, _): .refused(.notPayee)
        }
    }

    private static func measure(_ actor: MoneyRule.Actor, _ stage: MoneyStage) -> Self {
        switch (actor, stage) {
        case (.operator, .unpaid): .ends
        case (.operator, .free), (.operator, .ahead), (.operator, .begun), (.operator, .frozen): .decides
        case (.operator, .charging), (.operator, .given), (.operator, .ended): .unconcerned
        case (.payer, _), (.payee, _), (.clock, _): .refused(.notFound)
        }
    }
}
