import Foundation
import FoundationNetworking
import Synchronization

/// Edits of classes in the background, at a steady rate.
final class Edits: Sendable {
    static let aSecond = 200

    private struct Own {
        let token: String
        let listing: String
    }

    private let address: String
    private let own: [Own]
    private let kept = Atomic(0)
    private let isStopped = Atomic(false)
    private let writing = Mutex<Task<Void, Never>?>(nil)

    /// Posts a class in Seoul for each member.
    init(at server: Served, by tokens: [String]) async throws {
        address = server.address("").absoluteString
        var own: [Own] = []
        for token in tokens {
            let caller = Caller(address: address)
            own.append(Own(token: token, listing: try await caller.listing(by: token)))
        }
        self.own = own
    }

    /// Runs until stopped.
    func start() {
        isStopped.store(false, ordering: .relaxed)
        let task = Task { [self] in
            let began = ContinuousClock.now
            var number = 0
            await withDiscardingTaskGroup { group in
                while !isStopped.load(ordering: .relaxed) {
                    number += 1
                    let turn = number
                    group.addTask { await self.edit(turn) }
                    let next = began + .seconds(1) * number / Self.aSecond
                    try? await Task.sleep(until: next)
                }
            }
        }
        writing.withLock { $0 = task }
    }

    /// The number of successful edits. Requests are not cancelled: cancelling during the response can block
    /// `URLSession` permanently.
    func stop() async -> Int {
        isStopped.store(true, ordering: .relaxed)
        await writing.withLock { $0 }?.value
        return kept.exchange(0, ordering: .relaxed)
    }

    private func edit(_ number: Int) async {
        let own = own[number % own.count]
        guard let url = URL(string: "\(address)/api/v1/classes/\(own.listing)") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "PUT"
        request.setValue("Bearer \(own.token)", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONSerialization.data(withJSONObject: Caller.offer("성인 피아노 \(number)"))
        let answer = try? await URLSession.shared.data(for: request).1 as? HTTPURLResponse
        if answer?.statusCode == 200 { kept.add(1, ordering: .relaxed) }
    }
}
