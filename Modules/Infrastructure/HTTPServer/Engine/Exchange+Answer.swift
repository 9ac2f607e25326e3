import CMicroHTTPD
import Synchronization

/// From the complete request to the queued response.
extension Exchange {
    /// Starts the handler. Responses that need no handler are sent without a task.
    func launch() {
        guard let request else { return }
        if case .refuse(let rejection) = decision {
            complete(engine.router.finished(engine.router.answering(rejection, request), for: request))
            return
        }
        let task = Task(executorPreference: self) { [self, decision] in
            complete(await engine.router.answer(request, decision))
        }
        let isOver = shared.withLock { shared in
            if shared.response == nil { shared.task = task }
            return shared.isOver
        }
        if isOver { task.cancel() }
    }

    func run() -> MHD_Result {
        drain()
        let (response, isOver) = shared.withLock { shared in
            defer { shared.response = nil }
            return (shared.response, shared.isOver)
        }
        if isOver { return cmhd_no() }
        if let response { return queue(response) }
        rest { $0.response != nil || !$0.jobs.isEmpty }
        return cmhd_yes()
    }

    private func queue(_ answer: Response) -> MHD_Result {
        guard let request else { return cmhd_no() }
        var answer = answer
        if engine.configuration.compresses { answer = Compression.applied(to: answer, for: request.headers) }
        if request.method == .head, case .events = answer.content { answer.content = .empty }
        guard let response = makeNative(answer) else { return cmhd_no() }
        defer { MHD_destroy_response(response) }
        for (name, value) in answer.headers where !RawAnswer.isOurs(name) {
            MHD_add_response_header(response, name, value)
        }
        if let name = engine.configuration.serverName { MHD_add_response_header(response, "Server", name) }
        if engine.isStopping || isLast { MHD_add_response_header(response, "Connection", "close") }
        wasAnswered(status: answer.status)
        contentLength = request.method == .head ? 0 : answer.contentLength ?? 0
        return MHD_queue_response(native, UInt32(answer.status), response)
    }

    private func makeNative(_ answer: Response) -> OpaquePointer? {
        switch answer.content {
        case .empty: answer.unsentLength.map(cmhd_unsent_response) ?? cmhd_copied_response(0, nil)
        case .bytes(let bytes): bytes.withUnsafeBytes { cmhd_copied_response($0.count, $0.baseAddress) }
        case .file(let file): makeFile(file)
        case .events(let source): makeStream(source)
        case .disconnect: nil
        }
    }

    private func makeFile(_ file: FileContent) -> OpaquePointer? {
        let copy = file.file.duplicate()
        guard copy >= 0 else { return nil }
        let response = MHD_create_response_from_fd_at_offset64(UInt64(file.length), copy, UInt64(file.offset))
        if response == nil { OpenFile.close(copy) }
        return response
    }

    private func makeStream(_ source: EventSource) -> OpaquePointer? {
        let stream = EventStream(capacity: source.capacity)
        let pump = EventPump(stream, self)
        guard let response = pump.makeResponse() else { return nil }
        self.pump = pump
        shared.withLock { $0.stream = stream }
        // An immediate event tells the client that the stream is open.
        stream.send(.heartbeat)
        source.open(stream)
        if engine.isStopping { stream.close() }
        return response
    }
}
