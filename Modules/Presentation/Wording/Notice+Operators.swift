import Domain

/// What only operators are told.
extension Notice.Kind {
    func wordsOfOperators(_ count: Int) -> Words {
        switch self {
        case .reportWaits: waiting("신고 \(count)건이", "report", count)
        case .submissionWaits: waiting("올라온 행사 \(count)개가", "submitted event", count)
        case .claimWaits: waiting("행사 맡기 요청 \(count)건이", "event claim", count)
        case .sourceWaits: waiting("제안된 행사 출처 \(count)개가", "proposed event source", count)
        case .verificationWaits: waiting("선생님 서류 \(count)건이", "document request", count)
        default: Words("다른 운영자가 신고 없이 조치했어요.", "Another operator took action without a report.")
        }
    }
}

private func waiting(_ korean: String, _ english: String, _ count: Int) -> Words {
    Words("\(korean) 처리를 기다려요.", "\(count.of(english)) \(count == 1 ? "waits" : "wait") for an operator.")
}
