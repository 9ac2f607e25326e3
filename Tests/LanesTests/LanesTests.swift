import Dispatch
import Lanes
import Synchronization
import Testing

@Suite("Lanes for slow work", .timeLimit(.minutes(1)))
struct LanesTests {
    @Test("Two work, three wait, and the rest are refused at once; each that waited is served")
    func bounded() async throws {
        let lanes = Lanes(label: "test", count: 2, waitingLimit: 3, refusal: Refused.full)
        let gate = DispatchSemaphore(value: 0)
        let started = Tally()

        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    do {
                        try await lanes.run {
                            started.add()
                            gate.wait()
                        }
                        return true
                    } catch Refused.full {
                        return false
                    }
                }
            }
            let early = try await group.answers(3)
            #expect(early == [false, false, false])
            #expect(started.count <= 2)
            for _ in 0..<5 { gate.signal() }
            let late = try await group.answers(5)
            #expect(late == [true, true, true, true, true])
        }
        #expect(started.count == 5)
    }

    @Test("A lane that finished takes new work, and an error comes back to who asked")
    func reuse() async throws {
        let lanes = Lanes(label: "test", count: 1, waitingLimit: 0, refusal: Refused.full)
        #expect(try await lanes.run { 1 } == 1)
        await #expect(throws: Refused.other) {
            try await lanes.run { throw Refused.other }
        }
    }

    @Test("The work of one owner, however much, delays that of another by one job")
    func turns() async throws {
        let lanes = Lanes(
            label: "test",
            count: 1,
            waitingLimit: 10,
            waitingLimitOfOwner: 4,
            refusal: Refused.full
        )
        let gate = DispatchSemaphore(value: 0)
        let done = Order()
        await withTaskGroup(of: Void.self) { group in
            // Each one is in the queue before the next.
            for owner in ["ana", "ana", "ana", "ana", "ana", "ana", "ana", "ben", "ben"] {
                group.addImmediateTask {
                    let work: Void? = try? await lanes.run(for: owner) {
                        gate.wait()
                        done.add(owner)
                    }
                    if work == nil { done.add("\(owner) refused") }
                }
            }
            for _ in 1...7 { gate.signal() }
        }
        let served = done.names.filter { !$0.hasSuffix("refused") }
        #expect(served == ["ana", "ana", "ben", "ana", "ben", "ana", "ana"])
        #expect(done.names.count { $0 == "ana refused" } == 2)
    }
}

extension ThrowingTaskGroup<Bool, any Error> {
    fileprivate mutating func answers(_ count: Int) async throws -> [Bool] {
        var answers: [Bool] = []
        while answers.count < count, let answer = try await next() { answers.append(answer) }
        return answers
    }
}

private enum Refused: Error {
    case full, other
}

private final class Tally: Sendable {
    private let total = Mutex(0)

    var count: Int { total.withLock { $0 } }

    func add() { total.withLock { $0 += 1 } }
}

private final class Order: Sendable {
    private let list = Mutex<[String]>([])

    var names: [String] { list.withLock(\.self) }

    func add(_ name: String) {
        list.withLock { $0.append(name) }
    }
}
