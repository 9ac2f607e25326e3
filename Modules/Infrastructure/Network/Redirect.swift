import CCurl

/// Follows a redirect if that is safe.
struct Redirect {
    let first: ClientRequest
    let lookUp: @Sendable (String) async -> [IPAddress]

    /// Returns the next request; nil when the response isn't a redirect.
    func follow(_ response: ClientResponse, to current: ClientRequest) async throws -> ClientRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"]
        else { return nil }
        var next = current
        next.url = resolve(location, against: current.url) ?? ""
        guard let origin = next.origin, ["http", "https"].contains(origin.scheme), !origin.host.isEmpty else {
            throw NetworkError.redirectRefused(.notHTTP)
        }
        if current.origin?.scheme == "https", origin.scheme != "https" {
            throw NetworkError.redirectRefused(.downgrade)
        }
        try await checkIsPublic(next)
        if next.origin != current.origin { next.forgetCredentials() }
        if response.status == 303 || response.status < 303 && current.method == .post { next.becomeReading() }
        return next
    }

    /// Resolves a relative or absolute URL; nil when it is invalid. Percent-encodes blanks and non-ASCII
    /// characters, as browsers do.
    private func resolve(_ location: String, against base: String) -> String? {
        let url = curl_url()
        defer { curl_url_cleanup(url) }
        let flags = UInt32(CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME)
        guard curl_url_set(url, CURLUPART_URL, base, flags) == CURLUE_OK,
            curl_url_set(url, CURLUPART_URL, location, flags) == CURLUE_OK,
            curl_url_set(url, CURLUPART_FRAGMENT, nil, 0) == CURLUE_OK
        else { return nil }
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(url, CURLUPART_URL, &text, 0) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }

    /// Refuses redirects to private addresses (SSRF), except back to the origin of the first request.
    private func checkIsPublic(_ next: ClientRequest) async throws {
        guard next.origin != first.origin else { return }
        let addresses = await lookUp(next.host)
        guard !addresses.isEmpty else { throw NetworkError.unreachable(host: next.host) }
        guard addresses.allSatisfy(\.isPublic) else {
            throw NetworkError.redirectRefused(.privateAddress(host: next.host))
        }
    }
}

extension ClientRequest {
    fileprivate mutating func forgetCredentials() {
        for name in ["Authorization", "Proxy-Authorization", "Cookie"] { headers[name] = nil }
        signature = nil
    }

    fileprivate mutating func becomeReading() {
        guard method != .head else { return }
        method = .get
        body = nil
        for name in ["Content-Type", "Content-Length", "Content-Encoding"] { headers[name] = nil }
    }
}
