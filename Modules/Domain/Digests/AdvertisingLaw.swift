/// What a law asks of emails that advertise.
public struct AdvertisingLaw: Sendable {
    /// As members read it.
    public let name: String
    /// Begins the subject of each email.
    public let mark: String
    /// When nothing is sent without a consent of its own.
    let night: QuietHours
    /// How long a consent holds before it is asked for again.
    let yearsOfConsent: Int

    /// 정보통신망법 제50조 with its 시행령: the mark is in 별표 6, the night in 제50조 제3항, the years in
    /// 제62조의3. 제61조 제2항 allows emails at night; digests aren't sent then anyway.
    public static let korean = AdvertisingLaw(
        name: "정보통신망법 제50조",
        mark: "(광고)",
        night: QuietHours(from: 21, until: 8),
        yearsOfConsent: 2
    )

    /// Whether an email that is taken at `now` still arrives outside of the night.
    public func allowsSending(at now: Moment) -> Bool {
        night.end(at: now) == nil && night.end(at: now + Self.margin) == nil
    }

    /// Until an email that was taken is handed over, or tried again.
    private static let margin = Duration.seconds(600)
}
