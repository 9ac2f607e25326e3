public import Domain
import JSONCoding

/// The details that a member chose to show to fellow runners, null where they don't, and the grade of their
/// attendance.
public struct RunnerCardBody: ShapedBody {
    public let card: RunnerCard

    public init(_ card: RunnerCard) {
        self.card = card
    }

    public static let shape = Shape<Self>(
        "RunnerCard",
        Field("pace", \.card.pace),
        Field("jobGroup", \.card.jobGroup),
        Field("age", \.card.age?.text, about: "As in `30-early`, `30-mid`, `30-late`; `70` from 70 on"),
        Field("gender", \.card.gender),
        Field("attendance", \.card.attendance, about: "Null before the first attendance that counts"),
        make: {
            Self(
                RunnerCard(
                    pace: $0,
                    jobGroup: $1,
                    age: $2.flatMap(AgeBand.init(_:)),
                    gender: $3,
                    attendance: $4
                )
            )
        }
    )
}
