import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// Asks at the terminal for missing fields of a post.
struct PostQuestions<Kind: KindCommands> {
    let context: CommandContext
    let client: MadangClient

    /// Asks nothing when every required field was given. Asks for required fields first, so that a script
    /// without a terminal gets an error that names the missing option.
    func complete(_ document: inout PostDocument<Kind>) async throws {
        // The server tells everything that a document from a file lacks.
        guard !context.invocation.isGiven("from") else { return }
        let fields = Kind.Contents.fields
        let required = fields.filter(\.isRequired)
        guard required.contains(where: { document.lacks($0.name) }) || document.lacks("place") else { return }
        for field in required where document.lacks(field.name) {
            document.fields[field.name] = try answer(for: field)
        }
        if document.lacks("place") { document.fields["place"] = try await place() }
        // A null price means negotiable; only a missing field is asked for.
        for field in fields where !field.isRequired && document.fields[field.name] == nil {
            document.fields[field.name] = try answer(for: field)
        }
    }

    /// Nil for a field that keeps its initial value.
    private func answer(for field: BodyField<Kind.Contents>) throws -> JSON? {
        let (name, words) = (field.name, Kind.words[field.name])
        switch field.input {
        case .line, .text: return .string(try line(name, words.label))
        case .choice:
            while true {
                let chosen = try several(name, words.label, words.choices)
                if chosen.count == 1 { return .string(chosen[0]) }
                if chosen.isEmpty, !field.isRequired { return nil }
                try context.voice.note(context.say("하나만 골라 주세요.", "Please choose one."))
            }
        case .choices: return .words(try several(name, words.label, words.choices))
        case .price: return try price()
        case .start:
            return .string(try context.start(answering: line(TermOptions.startName, words.label)).rfc3339)
        case .amount: return try amount(of: field)
        case .number, .images: return nil
        case .custom: return try Kind.ask(for: name, self)
        }
    }

    func line(_ option: String, _ label: Words) throws -> String {
        try context.ask("\(label[context.language]): ", isSecret: false, insteadOf: "--\(option)")
    }

    /// Reads choices by number or word, separated by commas, and asks again until all of them are known.
    func several(
        _ option: String,
        _ label: Words,
        _ choices: [(value: String, words: Words)]
    ) throws -> [String] {
        let menu = choices.enumerated().map { "\($0.offset + 1) \($0.element.words[context.language])" }
            .joined(separator: " · ")
        let question = "\(label[context.language]) (\(menu)): "
        while true {
            let typed = try context.ask(question, isSecret: false, insteadOf: "--\(option)")
            let parts = typed.split(whereSeparator: { ", ".contains($0) }).map { $0.lowercased() }
            let chosen = parts.map { part in
                choices.enumerated().first { place, choice in
                    part == "\(place + 1)" || part == choice.value
                        || Language.allCases.contains { choice.words[$0].lowercased() == part }
                }?.element.value
            }
            if !chosen.contains(where: { $0 == nil }) { return chosen.compactMap { $0 } }
            try context.voice.note(
                context.say(
                    "1부터 \(choices.count)까지의 번호나 이름으로 골라 주세요.",
                    "Please choose by number, from 1 to \(choices.count), or by name."
                )
            )
        }
    }

    /// Reads the number of a home, or an address.
    private func place() async throws -> JSON {
        let homes = try await client.read(API.neighbourhoods.mine()).value.items
        let menu = homes.enumerated().map { "\($0.offset + 1) \($0.element.neighbourhood?.name ?? "–")" }
            .joined(separator: " · ")
        let choice = menu.isEmpty ? "" : " (\(menu))"
        let typed = try context.ask(
            context.say("장소\(choice), 아니면 주소: ", "Place\(choice), or an address: "),
            isSecret: false,
            insteadOf: "--neighbourhood, --address, --lat --lon"
        )
        if let number = Int(typed), homes.indices.contains(number - 1) {
            return ["neighbourhood": .string(homes[number - 1].code.description)]
        }
        return ["address": .string(typed)]
    }

    /// Asks again for an amount that is needed.
    private func amount(of field: BodyField<Kind.Contents>) throws -> JSON? {
        while true {
            let typed = try line(field.name, Kind.words[field.name].label)
            if let money = Money(typed: typed) { return .integer(Int64(money.won)) }
            if typed.isEmpty, !field.isRequired { return nil }
            try context.voice.note(
                context.say("금액은 숫자로 적어 주세요. 예: 30000", "An amount is a number, such as 30000.")
            )
        }
    }

    private func price() throws -> JSON {
        let typed = try line("price", Words("가격(원, 협의하려면 Enter)", "Price in won (Enter for negotiable)"))
        guard let money = Money(typed: typed) else { return .null }
        let units = PriceUnit.allCases.map { (value: $0.rawValue, words: $0.words) }
        let unit = try several("per", Words("단위", "Per"), units).first ?? PriceUnit.hour.rawValue
        return ["won": .integer(Int64(money.won)), "per": .string(unit)]
    }
}
