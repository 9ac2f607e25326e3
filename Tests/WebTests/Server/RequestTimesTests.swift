import Testing

@testable import HTTPServer
@testable import Web

@Suite("Times of requests as metrics")
struct RequestTimesTests {
    private func record(_ route: String?, _ milliseconds: Int, isComplete: Bool = true) -> AccessRecord {
        AccessRecord(
            requestID: "r",
            method: .get,
            path: route ?? "/none",
            route: route,
            status: 200,
            bytesSent: 1,
            duration: .milliseconds(milliseconds),
            remoteAddress: "127.0.0.1",
            account: nil,
            isComplete: isComplete
        )
    }

    @Test("Each request counts in its class, up to every bound that it kept")
    func classes() {
        let times = RequestTimes()
        times.note(record("/api/v1/listings", 3))
        times.note(record("/api/v1/listings", 700))
        times.note(record("/classes/{id}", 20_000))
        let text = [times.metric].text
        for line in [
            "# TYPE madang_http_request_duration_seconds histogram",
            #"madang_http_request_duration_seconds_bucket{class="api",le="0.002"} 0"#,
            #"madang_http_request_duration_seconds_bucket{class="api",le="0.005"} 1"#,
            #"madang_http_request_duration_seconds_bucket{class="api",le="1.0"} 2"#,
            #"madang_http_request_duration_seconds_count{class="api"} 2"#,
            #"madang_http_request_duration_seconds_sum{class="api"} 0.703"#,
            #"madang_http_request_duration_seconds_bucket{class="page",le="10.0"} 0"#,
            #"madang_http_request_duration_seconds_bucket{class="page",le="+Inf"} 1"#,
        ] {
            #expect(text.contains(line + "\n"), "\(line)")
        }
    }

    @Test("Streams, broken connections and monitors don't count as pages or as the API")
    func others() {
        let times = RequestTimes()
        times.note(record("/api/v1/stream", 60_000))
        times.note(record("/classes/{id}", 5, isComplete: false))
        times.note(record("/readyz", 5))
        let text = [times.metric].text
        #expect(text.contains(#"_count{class="api"} 0"#) && text.contains(#"_count{class="page"} 0"#))
        #expect(text.contains(#"_count{class="other"} 1"#))
    }
}
