import Arguments
import Files

extension CommandContext {
    /// The value of an option, or the answer to a question at the terminal.
    func answer(_ option: String, _ korean: String, _ english: String) throws -> String {
        if let given = invocation.text(ifGiven: option) { return given }
        return try ask(say(korean, english), isSecret: false, insteadOf: "--\(option)")
    }

    /// An existing password.
    func password(_ source: PasswordSource, _ korean: String, _ english: String) throws -> String {
        try given(source) ?? ask(say(korean, english), isSecret: true, insteadOf: source.spellings)
    }

    /// A new password, typed twice at the terminal.
    func newPassword(_ source: PasswordSource, _ korean: String, _ english: String) throws -> String {
        if let given = try given(source) { return given }
        let first = try ask(say(korean, english), isSecret: true, insteadOf: source.spellings)
        let second = try ask(
            say("한 번 더: ", "Repeat it: "),
            isSecret: true,
            insteadOf: source.spellings
        )
        guard first == second else {
            throw UsageComplaint(say("두 번 적은 비밀번호가 달라요.", "The passwords do not match."))
        }
        return first
    }

    /// Asks a question that an option answers in advance.
    func confirms(_ question: String, insteadOf option: String = "--yes") throws -> Bool {
        let typed = try ask(question, isSecret: false, insteadOf: option).lowercased()
        return ["y", "yes", "네", "예", "ㅛ"].contains(typed)
    }

    /// Shows what would be deleted, and asks.
    func confirmDeletion(of text: String) throws {
        try voice.note(text)
        guard try confirms(say("삭제할까요? (y/N): ", "Delete it? (y/N): ")) else {
            throw UsageComplaint(say("삭제하지 않았어요.", "Nothing was deleted."))
        }
    }

    func ask(_ question: String, isSecret: Bool, insteadOf options: String) throws -> String {
        do {
            return try program.streams.ask(question, isSecret)
        } catch Prompt.Failure.noTerminal {
            throw UsageComplaint(
                say(
                    "물어볼 터미널이 없어요. \(options)을(를) 써 주세요.",
                    "No terminal is available. Use \(options)."
                )
            )
        }
    }

    func given(_ source: PasswordSource) throws -> String? {
        if let path = invocation.text(ifGiven: source.option) {
            guard let bytes = try? File.contents(of: path),
                let text = String(validating: bytes, as: UTF8.self)
            else {
                throw UsageComplaint(
                    say("\(path) 파일을 읽을 수 없어요.", "The file \(path) can't be read.")
                )
            }
            return text.withoutLastLineBreak
        }
        guard invocation.flag(PasswordSource.standardInput) else { return nil }
        let lines = program.streams.readInput().split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        guard source.line < lines.count, !lines[source.line].isEmpty else {
            throw UsageComplaint(
                say("표준 입력에 비밀번호가 없어요.", "There is no password on standard input.")
            )
        }
        return String(lines[source.line])
    }
}

extension String {
    fileprivate var withoutLastLineBreak: String {
        last?.isNewline ?? false ? String(dropLast()) : self
    }
}
