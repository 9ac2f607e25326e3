import Domain
import Markup
import Wire
import Wording

/// Says that an operator has seen a teacher's documents, and which.
struct TeacherMark {
    let teacher: TeacherBody

    func html(in language: Language) -> HTML {
        guard let mark = teacher.verification else { return "" }
        return """
            <span class="small"><span class="verified">\(Icon.check.html)\
            \(VerificationMark.words(at: mark.at)[language])</span><br>\(mark.seen)</span>
            """
    }
}
