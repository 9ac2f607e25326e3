import Domain
import Markup
import Wire
import Wording

/// A recording with the browser's own controls.
struct RecordingPlayer {
    let recording: RecordingBody

    func html(in language: Language) -> HTML {
        """
        <figure class="recording"><figcaption><span class="grow">\(recording.title)</span> \
        <span class="soft small">\(Recording.clock(recording.seconds))</span></figcaption>
        <audio controls preload="none" src="\(link: recording.path)" aria-label="\(recording.title)"></audio>\
        </figure>
        """
    }
}
