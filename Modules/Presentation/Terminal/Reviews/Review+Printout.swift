import Arguments
import Domain
import Wire
import Wording

extension ReviewBody {
    /// Stars, author and subject; then the text and the reply.
    func lines(_ context: CommandContext) -> String {
        let who = author?.member.nickname.text ?? context.say("탈퇴한 이웃", "a former neighbour")
        let role = authorRole.map { " (\($0.words[context.language]))" } ?? ""
        let edited = editedAt == nil ? "" : context.say(" · 수정됨", " · edited")
        var lines = [
            "★ \(rating.text)  \(who)\(role) · \(title) · \(writtenAt.stamp)\(edited) · \(id)".printable
        ]
        if !manners.isEmpty {
            lines.append("  " + manners.map { $0.words[context.language] }.joined(separator: " · "))
        }
        if let text { lines += text.split(whereSeparator: \.isNewline).map { "  \($0.printable)" } }
        if let reply { lines += reply.split(whereSeparator: \.isNewline).map { "  ↳ \($0.printable)" } }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ListBody where Item == ReviewBody {
    func text(_ context: CommandContext, empty: String) -> String {
        guard !items.isEmpty else { return empty }
        return items.map { $0.lines(context) }.joined(separator: "\n") + context.more(next)
    }
}
