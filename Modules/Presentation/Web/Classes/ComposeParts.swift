import Domain
import Markup
import Wire
import Wording

/// The pictures of a class: in order, each with what can be done to it.
struct ComposePictures {
    let images: [ImageBody]
    let parts: FormParts

    private var language: Language { parts.visit.language }

    var html: HTML {
        """
        <fieldset class="field" id="images" data-part="images" data-most="\(Image.mostPerPost)">
        <legend>\(ComposePhrases.pictures[language])</legend>
        <ul class="plain shots">\(images.enumerated().map(shot))</ul>
        <div class="row">
        \(PicturePicker(id: "files", words: ComposePhrases.addPictures, attributes: " multiple")
            .html(in: language))
        <button class="button" name="step" value="upload" data-plain>\
        \(ComposePhrases.upload[language])</button>
        </div>
        \(parts.note("images", ComposePhrases.picturesHint))
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

/// When it is: fixed sessions, or what suits.
struct ComposeSchedule {
    let parts: FormParts

    private var language: Language { parts.visit.language }

    var html: HTML {
        """
        <div class="stack tight" data-part="schedule">
        \(parts.choices("plan", ClassPhrases.when, [
            ("arranged", ComposePhrases.arranged), ("fixed", ComposePhrases.fixed),
        ]))
        <div class="stack tight when-arranged">
        \(parts.choices("schedule.weekdays", ComposePhrases.weekdays, several: true,
            Weekday.allCases.map { ($0.rawValue, $0.words) }))
        \(parts.choices("schedule.timeBands", ComposePhrases.timeBands, several: true,
            TimeBand.allCases.map { ($0.rawValue, $0.words) }))
        \(parts.line("schedule.minutes", ComposePhrases.minutes, type: "number",
            hint: ComposePhrases.minutesHint,
            attributes: " min=\"10\" max=\"600\" step=\"5\" inputmode=\"numeric\""))
        </div>
        <fieldset class="field when-fixed" id="schedule.sessions">
        <legend>\(ComposePhrases.sessions[language])</legend>
        \((0..<max(1, parts.entry.count(of: "schedule.sessions"))).map(row))
        \(parts.entry.problem?.refusal.field == "schedule.sessions" ? parts.note("schedule.sessions") : "")
        <p><button class="button small" name="step" value="add-session">\(Icon.plus.html)\
        \(ComposePhrases.addSession[language])</button></p>
        </fieldset></div>
        """
    }

    private func row(_ row: Int) -> HTML {
        let name = "schedule.sessions.\(row)"
        return """
            <div class="row top" data-session>
            \(parts.line("\(name).startsAt", ComposePhrases.startsAt, type: "datetime-local"))
            \(parts.line("\(name).minutes", ComposePhrases.length, type: "number",
                attributes: " min=\"10\" max=\"600\" step=\"5\" inputmode=\"numeric\""))
            <button class="icon-button beside" name="step" value="remove-session \(row)" \
            aria-label="\(ComposePhrases.removeSession(row + 1)[language])">\(Icon.close.html)</button>
            </div>
            """
    }
}
