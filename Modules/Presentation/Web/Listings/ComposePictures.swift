import Domain
import Markup
import Wire
import Wording

/// The images of a post in order, each with buttons to move and remove it.
struct ComposePictures {
    let images: [ImageBody]
    let most: Int
    let parts: FormParts
    var legend = ComposePhrases.pictures
    var hint: Words?

    private var language: Language { parts.visit.language }

    var html: HTML {
        """
        <fieldset class="field" id="images" data-part="images" data-most="\(most)">
        <legend>\(legend[language])</legend>
        <ul class="plain shots">\(images.enumerated().map(shot))</ul>
        <div class="row">
        \(PicturePicker(id: "files", words: ComposePhrases.addPictures, attributes: " multiple")
            .html(in: language))
        <button class="button" name="step" value="upload" data-plain>\
        \(ComposePhrases.upload[language])</button>
        </div>
        \(parts.note("images", hint ?? ComposePhrases.picturesHint(most)))
        </fieldset>
        """
    }

    private func shot(_ place: Int, _ image: ImageBody) -> HTML {
        let (id, name) = (image.id.description, ComposePhrases.picture(place + 1)[language])
        return """
            <li class="shot" data-id="\(id)" draggable="true">\
            <img src="\(link: image.files.thumb.path)" alt="\(name)" width="88" height="88" \
            draggable="false"><input type="hidden" name="images" value="\(id)">\
            \(button("image-up", id, .back, ComposePhrases.earlier(name)))\
            \(button("remove-image", id, .close, ComposePhrases.remove(name)))\
            \(button("image-down", id, .down, ComposePhrases.later(name)))</li>
            """
    }

    private func button(_ step: String, _ id: String, _ icon: Icon, _ words: Words) -> HTML {
        """
        <button class="icon-button \(step)" name="step" value="\(step) \(id)" \
        aria-label="\(words[language])">\(icon.html)</button>
        """
    }
}
