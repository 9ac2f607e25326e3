public import Domain

extension EmailText {
    /// An email of an operator to all members.
    ///
    /// - Parameters:
    ///   - sender: the site and how to reach its operator.
    ///   - settings: the address of the settings.
    ///   - stop: the address that turns off such emails.
    public init(
        _ letter: LetterText,
        isTest: Bool,
        in language: Language,
        from sender: String,
        settings: String,
        stop: String
    ) {
        let paragraphs = letter.text.split(separator: "\n\n").map { Part.paragraph(String($0)) }
        let mark = isTest ? "[\(Words("시험", "Test")[language])] " : ""
        self.init(
            subject: mark + letter.subject,
            parts: paragraphs + [
                .note("\(Words("보낸 곳", "Sent by")[language]): \(sender)", address: nil),
                .note(
                    Words("운영자가 보내는 메일 그만 받기", "Stop emails from the operator")[language],
                    address: stop
                ),
                .note(Words("받을 알림 고르기", "Choose your notifications")[language], address: settings),
            ]
        )
    }
}
