import Arguments
import Domain
import Wire
import Wording

extension SignUpFiguresBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let parts = [
            context.table(of: days),
            list(context.say("메일 도메인 (24시간)", "Mail domains, 24 hours"), domains),
            list(context.say("네트워크 (24시간)", "Networks, 24 hours"), networks),
        ]
        return Printout(self, text: parts.joined(separator: "\n"))
    }

    private func list(_ title: String, _ sources: [SignUpSourceBody]) -> String {
        let items = sources.map { "\($0.name) \($0.count)" }
        return "\(title): \(items.isEmpty ? "-" : items.joined(separator: ", "))"
    }
}

extension SignUpDayBody: Tabular {
    static let columns: [TableColumn<SignUpDayBody>] = [
        .init(Words("날", "Day")) { day, _ in day.day.iso8601 },
        .init(Words("가입", "Sign-ups"), .right) { day, _ in "\(day.count)" },
    ]
}
