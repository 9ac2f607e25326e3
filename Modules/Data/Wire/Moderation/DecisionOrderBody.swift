public import Domain
public import JSONCoding

/// Why a report is dismissed, or decided anew.
public struct DecisionNoteBody: Body {
    private let note: String?

    public init(note: String?) {
        self.note = note
    }

    public static var name: String { "DecisionNote" }
    public static var schema: Schema { .object(["note": .nullable(.string(maxLength: 10_000))]) }

    public init(_ fields: Fields) throws(FieldError) {
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.fieldIfPresent("note", note) }
    }

    public func decisionNote() throws(ReportRefusal) -> ReportNote? {
        guard let note else { return nil }
        return try ReportNote(note)
    }
}

/// What is done about something that was reported rightly, and why. At least one of the two.
public struct UpholdingBody: Body {
    private let hide: Bool
    private let suspendDays: Int?
    private let note: String?

    public init(hide: Bool, suspendDays: Int?, note: String?) {
        self.hide = hide
        self.suspendDays = suspendDays
        self.note = note
    }

    public static var name: String { "Upholding" }

    public static var schema: Schema {
        .object([
            "hide": .boolean.described("Nobody but its author sees it any more."),
            "suspendDays": .nullable(.integer()).described("For so long its author can't sign in."),
            "note": .nullable(.string(maxLength: 10_000)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        hide = fields.isGiven("hide") ? try fields.boolean("hide") : false
        suspendDays = try fields.integerIfPresent("suspendDays")
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            if hide { writer.field("hide", true) }
            writer.fieldIfPresent("suspendDays", suspendDays)
            writer.fieldIfPresent("note", note)
        }
    }

    public var order: DecideReport.Order { DecideReport.Order(hides: hide, days: suspendDays) }

    public func decisionNote() throws(ReportRefusal) -> ReportNote? {
        guard let note else { return nil }
        return try ReportNote(note)
    }
}

/// What a member does for the server.
public struct DutiesBody: Body, Hashable {
    public let isOperator: Bool
    /// How many reports wait; nil for whoever has nothing to do with them.
    public let reports: Int?

    public init(isOperator: Bool, reports: Int?) {
        self.isOperator = isOperator
        self.reports = reports
    }

    public static var name: String { "Duties" }

    public static var schema: Schema {
        .object(["operator": .boolean.required, "reports": .nullable(.integer()).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            isOperator: try fields.boolean("operator"),
            reports: try fields.integerIfPresent("reports")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("operator", isOperator)
            writer.field("reports", reports)
        }
    }
}
