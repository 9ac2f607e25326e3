import Domain
import Markup
import Wording

/// A line of the answer to the question of a kind: when, where, how many.
struct AnswerLine {
    let icon: Icon
    let main: HTML
    /// Below it, smaller.
    var more: HTML = ""
    /// At the end of the line.
    var end: HTML = ""

    var html: HTML {
        let more: HTML = more.isEmpty ? "" : "<small>\(more)</small>"
        return "<li>\(icon.html)<span class=\"grow\"><b>\(main)</b>\(more)</span>\(end)</li>"
    }
}
