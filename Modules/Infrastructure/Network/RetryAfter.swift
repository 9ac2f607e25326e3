import Foundation

/// How long a server asks to be left alone: seconds, or a date.
func retryAfter(_ response: ClientResponse, now: Date) -> Duration? {
    guard let text = response.headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let seconds = Int(text) { return .seconds(max(0, min(seconds, 1 << 30))) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: text).map { .seconds(max(0, $0.timeIntervalSince(now))) }
}
