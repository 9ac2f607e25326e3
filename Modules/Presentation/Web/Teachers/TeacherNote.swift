import Domain
import Markup
import Wire
import Wording

/// Says in the form of a post that only teachers offer, with a button that makes its author one. The form
/// keeps its input.
struct TeacherNote {
    /// The value of the button.
    static let step = "teach"

    private let isTeacher: Bool

    /// Nil for a kind that anyone may offer.
    init?(for kind: Listing.Kind, _ visit: Visit) async throws {
        guard kind.has(.teachers) else { return nil }
        isTeacher = try await visit(API.accounts.mine()).account.isTeacher
    }

    /// A script replaces it after the button was pressed.
    func html(in language: Language) -> HTML {
        guard !isTeacher else {
            return """
                <p class="hint" role="status" data-part="teacher">\(TeacherPhrases.formTeacher[language]) \
                <a href="\(link: TeacherPagePath.mine.rawValue)">\(TeacherPhrases.settings[language])</a></p>
                """
        }
        return """
            <div class="callout stack tight" role="status" data-part="teacher">
            <p>\(TeacherPhrases.formNote[language])</p>
            <button class="button small" name="step" value="\(Self.step)">\
            \(TeacherPhrases.begin[language])</button></div>
            """
    }
}
