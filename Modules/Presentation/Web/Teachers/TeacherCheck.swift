import Markup
import Wording

/// The box of a sign-up form with which a member begins as a teacher. Only teachers with a confirmed address
/// post, so that a server without mail doesn't show it.
struct TeacherCheck {
    let parts: FormParts

    var html: HTML {
        guard parts.visit.sendsMail else { return "" }
        let isChecked = parts.entry.text("isTeacher") == "true"
        return """
            <label class="check tall"><input type="checkbox" name="isTeacher" value="true"\
            \(" checked", if: isChecked)>\
            <span>\(TeacherPhrases.isTeacher[parts.visit.language])</span></label>
            """
    }
}
