import CPostgreSQL

/// The server's result for each command of a pipeline; results that are not read are freed.
struct PostgreSQLPipeline: ~Copyable {
    private var answers: ArraySlice<OpaquePointer?> = []

    /// Waits for all, and leaves the pipeline.
    init(_ link: OpaquePointer) {
        var ends = 0
        // An answer is followed by nothing, the last one by the mark that the pipeline has run dry. Nothing
        // twice is the end, too: no one may wait for a mark that libpq had no memory for.
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

    /// Nil when there are no more, as on a connection that was lost.
    mutating func next() -> OpaquePointer? {
        answers.popFirst() ?? nil
    }

    /// The server gives each of its errors a code. One without comes from libpq, as when it found no memory:
    /// the connection is not used again, and what else comes on it is not waited for.
    private static func isByLibrary(_ answer: OpaquePointer) -> Bool {
        guard PQresultStatus(answer) == PGRES_FATAL_ERROR else { return false }
        return PQresultErrorField(answer, Int32(UnicodeScalar("C").value)) == nil
    }
}
