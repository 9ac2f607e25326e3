import Domain
import Markup
import Wording

/// An image field: a labelled file input, or one button where scripts run.
struct PicturePicker {
    let id: String
    let words: Words
    /// ` multiple` or ` required`.
    let attributes: HTML

    func html(in language: Language) -> HTML {
        """
        <label class="picker"><span class="with-icon">\(Icon.camera.html)\(words[language])</span>\
        <input type="file" id="\(id)" name="\(id)" accept="image/*"\(attributes)></label>
        """
    }
}
