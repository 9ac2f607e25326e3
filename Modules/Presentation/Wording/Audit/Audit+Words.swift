public import Domain

extension AuditRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("감사 기록을 찾을 수 없어요.", "There is no audit log here.")
        case .spanTooLong:
            Words(
                "한 번에 \(AuditExport.most)건까지 내려받을 수 있어요. 기간을 줄여 주세요.",
                "An export has at most \(AuditExport.most) records. Please choose a shorter span."
            )
        }
    }
}
