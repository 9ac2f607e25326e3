import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The audit log is kept")
struct AuditLogContract {
    private struct Desk {
        let store: Store
        let olga: Member.ID
        let operators: SQLOperatorRepository
        let log: SQLAuditLog
        let queries: SQLAuditQueries

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            olga = try await store.join("olga").account.id
            operators = SQLOperatorRepository(store.database, store.members)
            log = SQLAuditLog(store.database, identifiers: store.identifiers, clock: store.clock)
            queries = SQLAuditQueries(store.database)
            let email = try EmailAddress("olga@example.com")
            _ = try await operators.confirm(email, at: store.clock.now)
            _ = try await operators.appoint(email, at: store.clock.now)
        }

        func records() async throws -> [AuditRecord] {
            try await queries.list(AuditFilter(), SliceRequest()).items.map(\.record)
        }

        func recording<Value: Sendable>(_ act: AuditAct?, _ work: () async throws -> Value) async throws
            -> Value
        {
            try await log.recording(AuditOccasion(.member(olga), act, of: "7"), work)
        }
    }

    @Test("No record can be changed, replaced or removed", arguments: Database.Engine.allCases)
    func appendOnly(_ engine: Database.Engine) async throws {
        let desk = try await Desk(engine)
        _ = try await desk.recording(.orderRead) { try await desk.operators.isOperator(desk.olga) }
        let kept = try await desk.records()
        #expect(kept.map(\.act) == [.orderRead] && kept.map(\.subject) == ["7"])
        let id = try #require(kept.first?.id)
        var statements: [SQL] = [
            "UPDATE audit_log SET act = 'order.refund'", "DELETE FROM audit_log",
            "INSERT INTO audit_log (id, act, at) VALUES (\(id), 'order.read', 0)",
        ]
        switch engine {
        case .sqlite:
            statements.append("REPLACE INTO audit_log (id, act, at) VALUES (\(id), 'order.read', 0)")
        case .postgresql: statements.append("TRUNCATE audit_log")
        }
        for statement in statements {
            await #expect(throws: DatabaseError.self) {
                try await desk.store.database.write { _ = try $0.execute(statement) }
            }
        }
        #expect(try await desk.records() == kept)

        try await desk.store.accounts.delete(desk.olga, at: desk.store.clock.now)
        let entry = try await desk.queries.list(AuditFilter(member: desk.olga), SliceRequest()).items.first
        #expect(entry?.record == kept.first && entry?.operatorCard == nil)
    }

    @Test(
        "A change and its record are one transaction, also for a right used within it",
        arguments: Database.Engine.allCases
    )
    func together(_ engine: Database.Engine) async throws {
        struct Refused: Error {}
        for isAllowedFirst in [true, false] {
            let desk = try await Desk(engine)
            let (database, olga) = (desk.store.database, desk.olga)
            await #expect(throws: Refused.self) {
                try await desk.recording(.reportDecide) {
                    if isAllowedFirst { _ = try await desk.operators.isOperator(olga) }
                    try await database.write { connection in
                        _ = try connection.operators.allow(olga)
                        throw Refused()
                    }
                }
            }
            #expect(try await desk.records().isEmpty)
            try await desk.recording(.reportDecide) {
                if isAllowedFirst { _ = try await desk.operators.isOperator(olga) }
                try await database.write { _ = try $0.operators.allow(olga) }
                let found = try await desk.records()
                #expect(found.map(\.act) == [.reportDecide], "written with the change, not after it")
                try await database.write { _ = try $0.operators.allow(olga) }
            }
            #expect(try await desk.records().count == 1)
        }
    }

    @Test("A right that is used where none is declared is withheld", arguments: Database.Engine.allCases)
    func undeclared(_ engine: Database.Engine) async throws {
        let desk = try await Desk(engine)
        await #expect(throws: UnnamedAct.self) {
            _ = try await desk.recording(nil) { try await desk.operators.isOperator(desk.olga) }
        }
        let ana = try await desk.store.join("ana").account.id
        let isOperator = try await desk.log.recording(AuditOccasion(.member(ana), nil)) {
            try await desk.operators.isOperator(ana)
        }
        #expect(!isOperator)
        #expect(try await desk.recording(nil) { try await desk.operators.isAppointed(desk.olga) })
        #expect(try await desk.records().isEmpty)
    }

    @Test("An unconfirmed address isn't appointed", arguments: Database.Engine.allCases)
    func unconfirmed(_ engine: Database.Engine) async throws {
        let desk = try await Desk(engine)
        let ana = try await desk.store.join("ana").account.id
        let (email, now) = (try EmailAddress("ana@example.com"), desk.store.clock.now)
        guard case .unconfirmed(let found) = try await desk.operators.appoint(email, at: now) else {
            Issue.record("appointed")
            return
        }
        #expect(found.id == ana && found.nickname.text == "ana" && !found.isConfirmed)
        #expect(try await !desk.operators.isAppointed(ana))
        #expect(try await desk.operators.confirm(email, at: now)?.isConfirmed == true)
        guard case .made = try await desk.operators.appoint(email, at: now) else {
            Issue.record("not appointed")
            return
        }
        #expect(try await desk.operators.isAppointed(ana))
    }
}
