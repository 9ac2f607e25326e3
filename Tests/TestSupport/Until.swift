/// Gives way to others until `condition` holds, or until it is plain that it never will.
public func until(_ condition: () async throws -> Bool) async rethrows {
    let deadline = ContinuousClock.now + .seconds(20)
    while try await !condition(), ContinuousClock.now < deadline { await Task.yield() }
}
