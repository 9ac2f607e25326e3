import CCurl

extension ClientResponse {
    /// The pause that `Retry-After` requests, in seconds or as a date.
    ///
    /// - Parameter now: in seconds since 1970.
    public func retryAfter(now: Int) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if let seconds = Int(text) { return .seconds(max(0, min(seconds, 1 << 30))) }
        let date = Int(curl_getdate(text, nil))
        return date < 0 ? nil : .seconds(max(0, date - now))
    }
}
