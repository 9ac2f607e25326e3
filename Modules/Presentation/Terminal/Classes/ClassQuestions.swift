import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// Asks at the terminal for what nobody has said yet of a class.
struct ClassQuestions {
    let errand: Errand
    let client: MadangClient

    /// Whoever said all that has to be said is asked nothing more. What has to be said comes first, so that a
    /// script without a terminal hears which option it forgot.
    func complete(_ document: inout ClassDocument) async throws {
        let needed = ["side", "title", "description", "schedule", "place"]
        guard needed.contains(where: document.lacks) else { return }
        if document.lacks("side") {
            document.fields["side"] = .string(try side().rawValue)
        }
        if document.lacks("title") {
            document.fields["title"] = .string(try line("title", "제목: ", "Title: "))
        }
        if document.lacks("description") {
            document.fields["description"] = .string(try line("description", "설명: ", "Description: "))
        }
        if document.lacks("schedule") { document.fields["schedule"] = try schedule() }
        if document.lacks("place") { document.fields["place"] = try await place() }
        if document.lacks("category") {
            let words = try several("subject", "과목", "Subjects", ClassSubject.allCases, \.words)
            document.fields["category"] = .words(words.map(\.rawValue))
        }
        if document.lacks("targets") {
            let words = try several("target", "대상", "For whom", ClassTarget.allCases, \.words)
            document.fields["targets"] = .words(words.map(\.rawValue))
        }
        // Null says that it is negotiable; only silence is asked about.
        if document.fields["price"] == nil { document.fields["price"] = try price() }
    }

    private func side() throws -> Listing.Side {
        while true {
            let sides = Listing.Side.allCases
            let chosen = try several("side", "구분", "Kind", sides, \.words, insteadOf: "--offer, --want")
            if chosen.count == 1 { return chosen[0] }
        }
    }

    private func line(_ option: String, _ korean: String, _ english: String) throws -> String {
        try errand.ask(errand.say(korean, english), isSecret: false, insteadOf: "--\(option)")
    }

    /// By number or by word, several separated by commas; asked again until all of them are known.
    private func several<Word: CaseIterable & RawRepresentable<String>>(
        _ option: String,
        _ korean: String,
        _ english: String,
        _ all: [Word],
        _ words: (Word) -> Words,
        insteadOf options: String? = nil
    ) throws -> [Word] {
        let menu = all.enumerated().map { "\($0.offset + 1) \(words($0.element)[errand.language])" }
            .joined(separator: " · ")
        let question = errand.say("\(korean) (\(menu)): ", "\(english) (\(menu)): ")
        while true {
            let typed = try errand.ask(question, isSecret: false, insteadOf: options ?? "--\(option)")
            let parts = typed.split(whereSeparator: { ", ".contains($0) }).map { $0.lowercased() }
            let chosen = parts.map { part in
                all.enumerated().first { place, word in
                    part == "\(place + 1)" || part == word.rawValue
                        || Language.allCases.contains { words(word)[$0].lowercased() == part }
                }?.element
            }
            if !chosen.contains(where: { $0 == nil }) { return chosen.compactMap { $0 } }
        }
    }

    private func schedule() throws -> JSON {
        let dates = try errand.ask(
            errand.say(
                "날짜 (2026-11-28 19:30 90, 여러 개는 쉼표로, 협의하려면 Enter): ",
                "Dates (2026-11-28 19:30 90, several with commas, Enter for by arrangement): "
            ),
            isSecret: false,
            insteadOf: "--session, --minutes"
        )
        let sessions = dates.split(separator: ",").map(String.init)
        guard sessions.isEmpty else { return ["sessions": .array(try sessions.map(errand.session))] }
        let weekdays = try several("weekday", "되는 요일", "Days that suit", Weekday.allCases, \.words)
        let bands = try several("time-band", "되는 시간대", "Parts of the day", TimeBand.allCases, \.words)
        let minutes = Int64(try line("minutes", "한 번에 몇 분: ", "How many minutes: "))
        return [
            "weekdays": .words(weekdays.map(\.rawValue)), "timeBands": .words(bands.map(\.rawValue)),
            "minutes": minutes.map { .integer($0) } ?? .null,
        ]
    }

    /// One of the homes by its number, or else an address.
    private func place() async throws -> JSON {
        let homes = try await client.neighbourhoods.mine().value
        let menu = homes.enumerated().map { "\($0.offset + 1) \($0.element.neighbourhood?.name ?? "–")" }
            .joined(separator: " · ")
        let choice = menu.isEmpty ? "" : " (\(menu))"
        let typed = try errand.ask(
            errand.say("장소\(choice), 아니면 주소: ", "Place\(choice), or an address: "),
            isSecret: false,
            insteadOf: "--neighbourhood, --address, --lat --lon"
        )
        if let number = Int(typed), homes.indices.contains(number - 1) {
            return ["neighbourhood": .string(homes[number - 1].code.description)]
        }
        return ["address": .string(typed)]
    }

    private func price() throws -> JSON {
        let typed = try line("price", "가격(원, 협의하려면 Enter): ", "Price in won (Enter for negotiable): ")
        guard let won = Int64(typed.filter { $0.isASCII && $0.isNumber }) else { return .null }
        let unit = try several("per", "단위", "Per", PriceUnit.allCases, \.words).first ?? .hour
        return ["won": .integer(won), "per": .string(unit.rawValue)]
    }
}
