/// Lets one task at a time use a host, in the order in which they came.
actor HostQueue {
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    nonisolated func run<Value: Sendable>(
        _ host: String,
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        await enter(host)
        do {
            let value = try await body()
            await leave(host)
            return value
        } catch {
            await leave(host)
            throw error
        }
    }

    private func enter(_ host: String) async {
        guard waiting[host] != nil else {
            waiting[host] = []
            return
        }
        await withCheckedContinuation { waiting[host]?.append($0) }
    }

    private func leave(_ host: String) {
        guard let next = waiting[host]?.first else {
            waiting[host] = nil
            return
        }
        waiting[host]?.removeFirst()
        next.resume()
    }
}
