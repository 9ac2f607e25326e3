public import Domain
public import JSONCoding

/// The details that a member chose to show to fellow runners, null where they don't, and the grade of their
/// attendance.
public struct RunnerCardBody: Body {
    public let card: RunnerCard

    public init(_ card: RunnerCard) {
        self.card = card
    }

    public static var name: String { "RunnerCard" }

    public static var schema: Schema {
        .object([
            "pace": .nullable(.words(of: Pace.self)).required,
            "jobGroup": .nullable(.words(of: JobGroup.self)).required,
            "age": .nullable(.string()).required
                .described("As in `30-early`, `30-mid`, `30-late`; `70` from 70 on"),
            "gender": .nullable(.words(of: Gender.self)).required,
            "attendance": .nullable(.words(of: AttendanceGrade.self)).required
                .described("Null before the first attendance that counts"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        card = RunnerCard(
            pace: try fields.choiceIfPresent("pace"),
            jobGroup: try fields.choiceIfPresent("jobGroup"),
            age: try fields.textIfPresent("age").flatMap(AgeBand.init(_:)),
            gender: try fields.choiceIfPresent("gender"),
            attendance: try fields.choiceIfPresent("attendance")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("pace", card.pace?.rawValue)
            writer.field("jobGroup", card.jobGroup?.rawValue)
            writer.field("age", card.age?.text)
            writer.field("gender", card.gender?.rawValue)
            writer.field("attendance", card.attendance?.rawValue)
        }
    }
}
