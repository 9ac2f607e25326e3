import Database
import Domain
import Storage

/// Generates a demo's members. Names combine animals and moods; addresses are undeliverable.
struct DemoNeighbours: Sendable {
    let plan: DemoPlan
    let town: DemoTown
    let clock: DemoClock

    func add(_ numbers: Range<Int>, to batch: inout RowBatch) throws {
        for number in numbers { try add(number, to: &batch) }
    }

    private func add(_ number: Int, to batch: inout RowBatch) throws {
        var chance = Chance(plan.seed, .neighbour, number)
        let account = try account(number, &chance)
        batch.add(account)
        batch.add(CredentialRow(of: account.id, plan.seal))
        let reach = chance.pick(Reach.allowed.compactMap(Reach.init))
        let home = HomeNeighbourhood(
            code: town.home(of: number).code,
            reach: reach,
            verification: verification(of: number)
        )
        batch.add(HomeRow(home, of: account.id, place: 0))
        if number < DemoTown.known {
            try DemoRunLogs(plan: plan, town: town, clock: clock).add(of: number, to: &batch)
        }
        guard number > DemoTown.known, chance.below(200) == 0 else { return }
        let blocked = DemoTown.known + chance.below(number - DemoTown.known)
        batch.add(try Block(of: clock.member(blocked), by: account.id, at: clock.now))
    }

    /// Some were never verified, and some of the others have ended.
    private func verification(of number: Int) -> HomeVerification? {
        var chance = Chance(plan.seed, .verification, number)
        guard chance.happens(number < DemoTown.known ? 75 : 40) else { return nil }
        let ago = Duration.seconds(86_400 * chance.below(400))
        return HomeVerification(on: max(clock.now - ago, clock.joined(number)).dateInSeoul)
    }

    private func account(_ number: Int, _ chance: inout Chance) throws -> Account {
        let isKnown = number < DemoTown.known
        let email = isKnown ? "demo\(number + 1)@example.com" : "neighbour\(number)@example.invalid"
        var runner = Chance(plan.seed, .runner, number)
        let language: Language = chance.happens(4) ? .english : .korean
        let birthYear = chance.happens(60) ? BirthYear(accepted: chance.within(1955...2006)) : nil
        // Those who try the demo can host and join runs, teach and sell.
        return Account(
            id: clock.member(number),
            email: try EmailAddress(email),
            isEmailVerified: true,
            nickname: try Nickname(Self.nickname(number)),
            language: language,
            birthYear: birthYear ?? (isKnown ? BirthYear(accepted: 1990) : nil),
            gender: chance.happens(50) ? chance.pick(Gender.allCases) : nil,
            bio: chance.happens(30) ? try Bio(chance.pick(DemoWords.bios)) : nil,
            jobGroup: runner.happens(70) ? runner.pick(JobGroup.allCases) : nil,
            pace: isKnown || runner.happens(70) ? runner.pick(Pace.allCases) : nil,
            shownDetails: Set(ShownDetail.allCases.filter { _ in runner.happens(50) }),
            interests: Marks(rawValue: Int64(chance.below(1 << 9) & chance.below(1 << 9))).words(),
            joinedAt: clock.joined(number)
        )
    }

    /// Unique: the words encode the last digits, the number the rest.
    static func nickname(_ number: Int) -> String {
        let (moods, beings) = (DemoWords.moods, DemoWords.beings)
        let rest = number / (moods.count * beings.count)
        return moods[number % moods.count] + beings[number / moods.count % beings.count]
            + (rest == 0 ? "" : String(rest + 1))
    }
}
