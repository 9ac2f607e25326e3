import Arguments
import Domain
import Wording

/// Options of every command.
enum GlobalOptions {
    static let server = "server"
    static let json = "json"
    static let language = "language"
    static let noColour = "no-color"
    static let quiet = "quiet"

    static func all(in reader: Language) -> [Option] {
        [
            Option(
                server,
                .address,
                label: "URL",
                summary: reader.say("요청을 보낼 서버", "the server to use")
            ),
            .flag(json, summary: reader.say("JSON 문서 하나로 답해요", "print a JSON document")),
            Option(
                language,
                .choice(Language.allCases.map(\.rawValue)),
                summary: reader.say(
                    "표시할 언어. 기본은 LANG을 따라요",
                    "the language; from LANG by default"
                )
            ),
            .flag(noColour, summary: reader.say("색을 쓰지 않아요", "disable colours")),
            .flag(
                quiet,
                summary: reader.say(
                    "결과와 오류만 내보내요. 진행, 안내, 완료 문장은 내보내지 않아요",
                    "print results and errors only: no progress, notes or confirmations"
                )
            ),
        ]
    }

    /// Whether the words contain option `name`, before parsing.
    static func areGiven(_ name: String, in words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains("--\(name)")
    }
}

extension Language {
    /// Returns the sentence in this language.
    func say(_ korean: String, _ english: String) -> String {
        Words(korean, english)[self]
    }

    /// The language from the options, otherwise from the POSIX locale variables.
    init(words: [String], environment: [String: String]) {
        self = Self.named(in: words.prefix { $0 != "--" }) ?? Self.from(environment)
    }

    private static func named(in words: ArraySlice<String>) -> Language? {
        let spelling = "--\(GlobalOptions.language)"
        if let word = words.first(where: { $0.hasPrefix(spelling + "=") }) {
            return Language(rawValue: String(word.dropFirst(spelling.count + 1)))
        }
        guard let place = words.firstIndex(of: spelling), words.indices.contains(place + 1) else {
            return nil
        }
        return Language(rawValue: words[place + 1])
    }

    private static func from(_ environment: [String: String]) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        return names.first { !$0.isEmpty }?.hasPrefix("ko") ?? false ? .korean : .english
    }
}
