import CPostgreSQL

/// The results of a pipeline's commands; unread ones are freed.
struct PostgreSQLPipeline: ~Copyable {
    private var answers: ArraySlice<OpaquePointer?> = []

    /// Waits for all results, then leaves pipeline mode.
    init(_ link: OpaquePointer) {
        var ends = 0
        // A null follows each result, and a sync result ends the pipeline. Two nulls also end it: libpq may
        // lack the memory for the sync result.
        while ends < 2 {
            guard let answer = PQgetResult(link) else {
                ends += 1
                continue
            }
            ends = 0
            if PQresultStatus(answer) == PGRES_PIPELINE_SYNC {
                PQclear(answer)
                break
            }
            answers.append(answer)
            if Self.isByLibrary(answer) { break }
        }
        PQexitPipelineMode(link)
    }

    deinit {
        for answer in answers { PQclear(answer) }
    }

    /// Nil when there are no more, also on a lost connection.
    mutating func next() -> OpaquePointer? {
        answers.popFirst() ?? nil
    }

    /// Server errors have a code; one without comes from libpq, for example when out of memory. The
    /// connection is then unusable, and further results are not awaited.
    private static func isByLibrary(_ answer: OpaquePointer) -> Bool {
        guard PQresultStatus(answer) == PGRES_FATAL_ERROR else { return false }
        return PQresultErrorField(answer, Int32(UnicodeScalar("C").value)) == nil
    }
}
