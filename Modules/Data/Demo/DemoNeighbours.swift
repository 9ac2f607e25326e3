import Domain

/// Generates a demo's members. Names combine animals and moods; addresses are undeliverable.
struct DemoNeighbours: Sendable {
    let plan: DemoPlan
    let town: DemoTown
    let clock: DemoClock

    func add(_ numbers: Range<Int>, to batch: inout DemoBatch) {
        for number in numbers { add(number, to: &batch) }
    }

    private func add(_ number: Int, to batch: inout DemoBatch) {
        var chance = Chance(plan.seed, .neighbour, number)
        let id = clock.member(number)
        let name = Self.nickname(number)
        batch.add(
            .accounts,
            id,
            number < DemoTown.known ? "demo\(number + 1)@example.com" : "neighbour\(number)@example.invalid",
            name,
            Self.key(number),
            chance.happens(4) ? "en" : "ko",
            chance.happens(60) ? chance.within(1955...2006) : Int?.none,
            chance.happens(50) ? chance.pick(["female", "male", "other"]) : String?.none,
            chance.happens(30) ? chance.pick(DemoWords.bios) : String?.none,
            chance.below(1 << 9) & chance.below(1 << 9),
            clock.joined(number)
        )
        batch.add(.credentials, id, plan.seal.text)
        batch.add(.homes, id, 0, town.home(of: number).code.description, chance.within(0...3))
        guard number > DemoTown.known, chance.below(200) == 0 else { return }
        let blocked = DemoTown.known + chance.below(number - DemoTown.known)
        batch.add(.blocks, id, clock.member(blocked), clock.now)
    }

    /// Unique: the words encode the last digits, the number the rest.
    static func nickname(_ number: Int) -> String {
        name(number, DemoWords.moods, DemoWords.beings) { $0 }
    }

    /// Equal to ``Nickname/uniqueKey``, but computed without normalizing each name.
    private static func key(_ number: Int) -> String {
        name(number, moodKeys, beingKeys, Nickname.uniqueKey)
    }

    private static let moodKeys = DemoWords.moods.map(Nickname.uniqueKey)
    private static let beingKeys = DemoWords.beings.map(Nickname.uniqueKey)

    private static func name(
        _ number: Int,
        _ moods: [String],
        _ beings: [String],
        _ spell: (String) -> String
    ) -> String {
        let rest = number / (moods.count * beings.count)
        return moods[number % moods.count] + beings[number / moods.count % beings.count]
            + (rest == 0 ? "" : spell(String(rest + 1)))
    }
}
