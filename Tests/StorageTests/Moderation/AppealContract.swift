import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Appeals are kept")
struct AppealContract {
    /// Olga, Pam and Quin are operators, and Olga suspended Ana for a week.
    private struct Fixture {
        let store: Store
        let ana: Member.ID
        let operators: [Member.ID]
        let report: Report.ID

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            ana = try await store.join("ana").account.id
            var joined: [Member.ID] = []
            for name in ["olga", "pam", "quin"] { joined.append(try await store.join(name).account.id) }
            operators = joined
            report = store.identifiers.next()
            for member in joined {
                try await change("INSERT INTO operators (member, since) VALUES (\(member), 1)")
            }
            let measures = try Measures(hiding: false, suspendingForDays: 7, at: now)
            let decision = Decision(store.identifiers.next(), .upheld, measures, note: nil, at: now)
            let act = OperatorAct(report, on: Subject(.member, ana), for: .spam, decision)
            try await reports.act(act, by: joined[0]) { _, _ in nil }
        }

        var now: Moment { store.clock.now }
        var reports: SQLReportRepository {
            SQLReportRepository(store.database, identifiers: store.identifiers)
        }
        var appeals: SQLAppealRepository {
            SQLAppealRepository(store.database, identifiers: store.identifiers)
        }
        var queries: SQLAppealQueries { SQLAppealQueries(store.database) }
        var measure: TakenMeasure {
            get async throws { try #require(try await queries.measures(of: ana, SliceRequest()).items.first) }
        }

        func change(_ change: SQL) async throws {
            try await store.database.write { _ = try $0.execute(change) }
        }

        @discardableResult
        func appeal() async throws -> Appeal.ID {
            let appeal = Appeal(store.identifiers.next(), try AppealText("아니에요"), at: now)
            _ = try await appeals.insert(appeal, against: try await measure.id, by: ana)
            return appeal.id
        }

        func reopening() -> Decision {
            Decision(store.identifiers.next(), .reopened, .none, note: nil, at: now)
        }

        /// Held open once the ruling is stored.
        func rule(
            _ id: Appeal.ID,
            _ outcome: Appeal.Outcome = .reversed,
            by place: Int,
            holding gate: Gate? = nil
        ) async throws {
            let ruling = try Appeal.Ruling(outcome, ReportNote("다시 봤어요"), at: now)
            let member = operators[place]
            try await appeals.decide(id, ruling, undoing: reopening(), by: member) { _, _ in
                gate?.holdFirstArrival()
                return nil
            }
        }

        /// Of the report, in their order.
        func verdicts() async throws -> [String] {
            try await store.database.read { [report] connection in
                try connection.run("SELECT verdict FROM decisions WHERE report = \(report) ORDER BY id")
                    .map { try $0.value("verdict") }
            }
        }
    }

    @Test("Of two operators who decide at once the first wins", arguments: Database.Engine.allCases)
    func rulings(_ engine: Database.Engine) async throws {
        for (first, second) in [(Appeal.Outcome.reversed, Appeal.Outcome.upheld), (.upheld, .reversed)] {
            let fixture = try await Fixture(engine)
            let id = try await fixture.appeal()

            let outcomes = try await fixture.store.outcomes(
                { try await fixture.rule(id, first, by: 1, holding: $0) },
                { try await fixture.rule(id, second, by: 2) }
            )

            #expect(outcomes == ["done", "appeal.already-decided"])
            let decided = try await fixture.queries.find(id)
            #expect(decided.measure.appeal?.ruling?.outcome == first)
            #expect(decided.decidedBy?.id == fixture.operators[1])
            #expect(
                try await fixture.verdicts() == (first == .reversed ? ["upheld", "reopened"] : ["upheld"])
            )
        }
    }

    @Test(
        "A measure that is reversed while another operator reopens its report is undone once",
        arguments: Database.Engine.allCases
    )
    func reopenings(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let id = try await fixture.appeal()
        let outcomes = try await fixture.store.outcomes(
            { try await fixture.rule(id, by: 1, holding: $0) },
            {
                let (report, olga) = (fixture.report, fixture.operators[0])
                try await fixture.reports.decide(report, fixture.reopening(), by: olga) { _, _ in nil }
            }
        )
        #expect(outcomes == ["done", "report.not-decided"])
        #expect(try await fixture.verdicts() == ["upheld", "reopened"])

        let other = try await Fixture(engine)
        let second = try await other.appeal()
        let reversed = try await other.store.outcomes(
            { gate in
                let (report, olga) = (other.report, other.operators[0])
                try await other.reports.decide(report, other.reopening(), by: olga) { _, _ in
                    gate.holdFirstArrival()
                    return nil
                }
            },
            { try await other.rule(second, by: 1) }
        )
        #expect(reversed == ["done", "done"])
        #expect(try await other.verdicts() == ["upheld", "reopened"])
        #expect(try await other.measure.appeal?.ruling?.outcome == .reversed)
    }

    @Test("Of two appeals at once against a measure one is kept", arguments: Database.Engine.allCases)
    func twice(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        async let one = fixture.appeal()
        async let two = fixture.appeal()
        let results = [try? await one, try? await two]
        #expect(results.compactMap(\.self).count == 1)
        #expect(try await fixture.queries.list(.waiting, SliceRequest()).items.count == 1)
        await #expect(throws: AppealRefusal.alreadyMade) { try await fixture.appeal() }
    }

    @Test(
        "A suspension names the decision that its member may appeal against",
        arguments: Database.Engine.allCases
    )
    func suspension(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let now = fixture.now
        let suspension = try await fixture.store.database.read { [ana = fixture.ana] connection in
            try connection.decisions.suspension(of: ana, at: now)
        }
        #expect(suspension?.decision?.rawValue == (try await fixture.measure.id.rawValue))
    }

    @Test("Measures and appeals are listed in pages, without gaps", arguments: Database.Engine.allCases)
    func pages(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let warnings = SQLWarningRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        let text = try #require(try ReportNote("그만해 주세요"))
        for _ in 1...3 {
            let id: Warning.ID = fixture.store.identifiers.next()
            let warning = Warning(id, to: fixture.ana, text, at: fixture.now)
            try await warnings.insert(warning, by: fixture.operators[0]) { _, _ in nil }
        }
        let all = try await fixture.queries.measures(of: fixture.ana, SliceRequest()).items
        #expect(all.count == 4 && all.map(\.id) == all.map(\.id).sorted(by: >))
        for measure in all {
            let appeal = Appeal(fixture.store.identifiers.next(), try AppealText("왜요"), at: fixture.now)
            _ = try await fixture.appeals.insert(appeal, against: measure.id, by: fixture.ana)
        }
        var (found, listed, cursor) = ([TakenMeasure.ID](), [TakenMeasure.ID](), String?.none)
        repeat {
            let slice = SliceRequest(limit: 1, after: cursor)
            let page = try await fixture.queries.measures(of: fixture.ana, slice)
            found += page.items.map(\.id)
            cursor = page.next
        } while cursor != nil && found.count < 10
        repeat {
            let page = try await fixture.queries.list(.waiting, SliceRequest(limit: 3, after: cursor))
            listed += page.items.map(\.measure.id)
            cursor = page.next
        } while cursor != nil && listed.count < 10
        #expect(found == all.map(\.id) && listed == found)
        #expect(try await fixture.queries.list(.decided, SliceRequest()).items.isEmpty)
    }
}
