import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The pages of shops.
enum ShopPages: KindPages {
    static func facts(of contents: ShopContentsBody, for visit: Visit) -> [PostFact] {
        let facts = (try? contents.contents())?.facts ?? []
        return facts.map { PostFact(label: $0.label, value: "\($0.value[visit.language])") }
    }

    static func keyFacts(of contents: ShopContentsBody) -> [(label: Words, value: Words)] {
        (try? contents.contents())?.keyFacts ?? []
    }

    static let keyFields: Set = ["exclusiveArea", "floor", "maintenance", "premium"]

    static func badge(
        of contents: ShopContentsBody,
        _ listing: ListingBody,
        takesApplications isOpen: Bool,
        at now: Moment
    ) -> PostBadge? {
        PostBadge(words: contents.status.words, isWarning: contents.status != .available)
    }

    static func tools(of post: PostBody<ShopContentsBody>, in language: Language) -> HTML {
        """
        \(costTable(of: post.contents, in: language))\(history(of: post, in: language))
        <p><a class="button small" \
        href="\(link: ShopComparisonPath.compare.rawValue.asking([("id", post.listing.id.description)]))">\
        \(ShopPhrases.compare[language])</a></p>
        """
    }

    static func linkedData(of post: PostBody<ShopContentsBody>, for visit: Visit) -> JSON? {
        ShopLinkedData(common: PostLinkedData(post: post, site: visit.site)).json
    }

    static let leadsWithPrice = true

    static func cardFacts(of listing: ListingBody, at now: Moment) -> [Words] {
        [listing.area?.words].compactMap(\.self) + chosen("use", of: listing)
    }

    /// What it costs a month with everything, and what changed.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        [listing.monthlyCost.map(ShopPhrases.monthly)].compactMap(\.self)
            + chosen("standing", of: listing) { $0 == ShopStatus.reserved.rawValue }
            + chosen("lowered", of: listing)
    }

    private static func chosen(
        _ facet: String,
        of listing: ListingBody,
        _ isTold: (String) -> Bool = { _ in true }
    ) -> [Words] {
        (listing.facets.first { $0.name == facet }?.words ?? []).filter(isTold)
            .map { words[facet].choice($0) }
    }

    static let steps = [
        FormStep(title: Words("어디", "Where"), fields: [FormStep.place, "floor"], rare: ["totalFloors"]),
        FormStep(
            title: FormStep.what,
            fields: ["title", "use", "trade", "exclusiveArea"],
            rare: [
                "contractArea", "direction", "rooms", "toilets", "parking", "approvedOn", "readyOn", "loan",
            ]
        ),
        FormStep(
            title: FormStep.howMuch,
            fields: [
                "deal", "upFront", .init("rent", when: "when-rent", isNeeded: true),
                .init("vat", when: "when-rent"), "maintenance", "premium",
                .init("leaseMonths", when: "when-lease"),
            ]
        ),
        FormStep(
            title: FormStep.aboutAndPictures,
            fields: ["lister"] + office + ["description", "images", "floorPlan"],
            rare: ["status"]
        ),
    ]

    private static let office = [
        "officeName", "officeAddress", "officePhone", "registrationNumber", "brokerName",
    ].map { FormStep.Field($0, when: "when-broker", isNeeded: true) }

    static var countsInTenThousands: Bool { true }

    /// An unreadable date is kept, so that the API refuses it.
    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry {
        let hasRent = ShopDeal(rawValue: entry.text("deal"))?.hasRent != false
        return ["approvedOn", "readyOn"].reduce(hasRent ? entry : entry.without("rent")) { entry, name in
            ShopDate(typed: entry.text(name)).map { entry.saying([$0.text], at: name) } ?? entry
        }
    }

    static let shelf: HomeShelf.Plan? = HomeShelf.Plan(
        title: Words("새로 나온 가게 자리", "New shops to let"),
        sort: .newest,
        look: .pictures
    )
}

/// The parts of the page below the facts.
extension ShopPages {
    /// Each part of the monthly cost and their sum.
    private static func costTable(of contents: ShopContentsBody, in language: Language) -> HTML {
        guard let terms = try? contents.terms() else { return "" }
        let cost = MonthlyCost(of: terms)
        let facts = cost.parts(of: terms).map {
            PostFact(label: $0.words, value: "\(MonthlyCost.amount($0.won)[language])").html(in: language)
        }
        return """
            <details class="section fold"><summary>\(MonthlyCost.label[language])\
            <span class="soft">\(MonthlyCost.amount(cost.total)[language])</span></summary>
            <dl class="facts">\(facts)</dl>
            <p class="hint">\(ShopPhrases.costHint[language])</p>
            </details>
            """
    }

    /// Newest first. A shop whose price and status never changed has none.
    private static func history(of post: PostBody<ShopContentsBody>, in language: Language) -> HTML {
        guard let history = post.history, history.prices.count + history.statuses.count > 2 else {
            return ""
        }
        let shown = ShopHistory(prices: history.shopPrices, statuses: history.shopStatuses)
        let lines = shown.lines.map { at, words -> HTML in
            "<li>\(words[language]) <span class=\"soft small\">\(at.words[language])</span></li>"
        }
        return """
            <details class="section fold"><summary>\(ShopHistory.title[language])</summary>
            <ul class="plain">\(lines)</ul>
            </details>
            """
    }
}
