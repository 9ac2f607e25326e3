/// Sends requests one after the other and measures the latency of each.
public struct LatencyProbe: Sendable {
    public private(set) var questions = 0
    public private(set) var answers = 0
    public private(set) var longestWait = Duration.zero
    /// How long all but one answer in twenty took at most.
    public private(set) var usualWait = Duration.zero
    /// The most that the server needed meanwhile, in bytes.
    public private(set) var memory = 0

    /// - Parameter isGoingOn: at least `times` requests are sent, and more while this is true.
    public init(
        asking madang: MadangProcess,
        times: Int,
        while isGoingOn: @Sendable () -> Bool = { false }
    ) async throws {
        var waits: [Duration] = []
        while questions < times || isGoingOn() {
            let begin = ContinuousClock.now
            let path = questions.isMultiple(of: 2) ? "/healthz" : "/api/v1/neighbourhoods/1114055000"
            let answer = try await RawConnection.get(path, at: madang.port)
            waits.append(.now - begin)
            questions += 1
            answers += answer.status == 200 ? 1 : 0
            memory = max(memory, madang.memory)
        }
        waits.sort()
        longestWait = waits.last ?? .zero
        usualWait = waits.dropLast(waits.count / 20).last ?? .zero
    }
}
