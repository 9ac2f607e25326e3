/// What neighbours comment on listings of a demo.
struct DemoRemarks: Sendable {
    /// Comments, and what the author replies.
    let questions: [(question: String, answer: String)]
    /// Replies of those who commented.
    let thanks: [String]

    static let none = DemoRemarks(questions: [], thanks: [])
}
