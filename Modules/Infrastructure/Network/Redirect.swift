import Foundation

/// Where a response sends the client, and whether to go there.
struct Redirect {
    let first: ClientRequest
    let lookUp: @Sendable (String) async -> [IPAddress]

    /// The next request, nil if the response is the answer itself.
    func follow(_ response: ClientResponse, to current: ClientRequest) async throws -> ClientRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"]
        else { return nil }
        guard let url = URL(string: location, relativeTo: current.url)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), !(url.host ?? "").isEmpty
        else { throw NetworkError.redirectRefused(.notHTTP) }
        var next = current
        next.url = url
        if current.origin.scheme == "https", next.origin.scheme != "https" {
            throw NetworkError.redirectRefused(.downgrade)
        }
        try await checkIsPublic(next)
        if next.origin != current.origin { next.forgetCredentials() }
        if response.status == 303 || response.status < 303 && current.method == .post { next.becomeReading() }
        return next
    }

    /// A server may send its visitors elsewhere, but not on errands inside the network they stand in. Whoever
    /// asked such an address in the first place may be sent back to it.
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
    }

    fileprivate mutating func becomeReading() {
        guard method != .head else { return }
        method = .get
        body = nil
        for name in ["Content-Type", "Content-Length", "Content-Encoding"] { headers[name] = nil }
    }
}
