public import Domain

/// What became of a test email.
public struct TestMailBody: ShapedBody, Hashable {
    public let email: String
    public let server: String
    public let result: TestMail.Result
    public let answer: String?

    public static let shape = Shape<Self>(
        "TestMail",
        Field("email", \.email, about: "The operator's own"),
        Field("server", \.server, about: "The address of the mail server"),
        Field("result", \.result),
        Field("answer", \.answer, about: "The last line of the mail server, or why there is none"),
        make: Self.init
    )
}

extension TestMailBody {
    public init(_ mail: TestMail) {
        (email, server) = (mail.to.text, mail.server)
        (result, answer) = (mail.outcome.result, mail.outcome.answer)
    }
}
