/// A detail was changed or cleared within ``DetailChanges/interval``, and can't be told another way yet.
public struct DetailRefusal: Refusal, Equatable {
    public enum Detail: String, CaseIterable, Sendable {
        case birthYear
        case gender
        case jobGroup
    }

    public let detail: Detail
    public let allowedFrom: Moment?

    public init(_ detail: Detail, allowedFrom: Moment) {
        self.detail = detail
        self.allowedFrom = allowedFrom
    }

    public static let examples = Detail.allCases.map {
        DetailRefusal($0, allowedFrom: Moment(milliseconds: 0))
    }

    public var code: String {
        switch detail {
        case .birthYear: "account.birth-year-fixed"
        case .gender: "account.gender-fixed"
        case .jobGroup: "account.job-group-fixed"
        }
    }

    public var kind: RefusalKind { .conflict }
    public var field: String? { detail.rawValue }
}
