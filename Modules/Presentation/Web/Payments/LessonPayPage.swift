import Domain
import Markup
import Wire
import Wording

/// What a lesson costs that was agreed on, on which terms and from whom, before it is ordered.
struct LessonPayPage {
    let lesson: LessonPaymentBody
    let amount: Int
    let seller: SellerBody
    let intermediary: String

    /// Nil unless the reader can pay for the lesson.
    init?(_ lesson: LessonPaymentBody) {
        guard lesson.isOpen, let amount = lesson.amount, let seller = lesson.seller,
            let intermediary = lesson.intermediary
        else { return nil }
        self.lesson = lesson
        self.amount = amount
        self.seller = seller
        self.intermediary = intermediary
    }

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, lesson.deal.description)
        let title = PassPhrases.pay[language]
        return Page(
            title,
            back: DealPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(lesson.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(lesson.isTest, in: language))
                <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
                <dd><b>\(OrderPhrases.won(amount)[language])</b></dd>
                <dt>\(OrderPhrases.starts[language])</dt>\
                <dd>\(lesson.startsAt.words(at: visit.now)[language])</dd></dl>
                \(OrderFacts.timeline(lesson.refunds, for: visit))
                <p class="hint">\(PassPhrases.lessonHint[language])</p>
                \(MoneyPromises(item: .single).html(in: language))
                \(OrderFacts.seller(seller, in: language))
                <p class="hint">\(OrderPhrases.notice(of: intermediary)[language])</p>
                <p class="callout">\(PassPhrases.lessonHold[language])</p>
                <form method="post" action="\(link: OrderPagePath.payLesson.filled(id))">\
                <button class="button primary wide">\(OrderPhrases.toWays[language])</button></form>
                </div>
                """
        )
    }
}
