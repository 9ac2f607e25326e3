import CCurl

/// Returns the pause that `Retry-After` requests, in seconds or as a date.
func retryAfter(_ response: ClientResponse, now: Int) -> Duration? {
    guard let text = response.headers["Retry-After"] else { return nil }
    if let seconds = Int(text) { return .seconds(max(0, min(seconds, 1 << 30))) }
    let date = Int(curl_getdate(text, nil))
    return date < 0 ? nil : .seconds(max(0, date - now))
}
