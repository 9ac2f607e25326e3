import TestSupport
import Testing

@Suite("10,000 random sequences of what payers, sellers and operators do")
struct MoneyWalkTests {
    @Test(
        "A payer's share never falls by another's act without all of it back, and never rises by their own",
        arguments: MoneyWalk.Item.allCases
    )
    func walks(_ item: MoneyWalk.Item) throws {
        for seed in 0..<2_500 {
            var walk = try MoneyWalk(item, seed: UInt64(seed))
            try walk.run(acts: 12)
        }
    }
}
