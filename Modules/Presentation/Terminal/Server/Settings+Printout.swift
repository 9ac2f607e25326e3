import Arguments
import JSONCoding

extension CommandContext {
    /// Every setting with its source, without passwords.
    func printout(of settings: Settings) -> Printout {
        let phrases = UsagePhrases.in(language)
        var table = Table([
            .init(say("이름", "Name"), canShrink: false), .init(say("값", "Value")),
            .init(say("출처", "From")),
        ])
        for entry in settings.entries {
            table.add([entry.name, entry.shown ?? "–", phrases.source(entry.source)])
        }
        let document = settings.entries.map { entry -> JSON in
            [
                "name": .string(entry.name), "value": entry.shown.map(JSON.string) ?? .null,
                // Always in English, so that programs can compare it.
                "source": .string(UsagePhrases.english.source(entry.source)),
            ]
        }
        return Printout(
            JSON.object(["settings": .array(document)]),
            text: table.rendered(width: voice.width, style: voice.style)
        )
    }
}
