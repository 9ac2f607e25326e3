import Arguments
import Domain
import JSONCoding
import Remote
import Wire

extension CommandContext {
    func contradiction(_ one: String, _ other: String) -> UsageComplaint {
        UsageComplaint(
            say("\(one)와 \(other)는 함께 쓸 수 없어요.", "\(one) and \(other) contradict each other.")
        )
    }

    func alone(_ one: String, _ other: String) -> UsageComplaint {
        UsageComplaint(say("\(one)와 \(other)는 함께 써 주세요.", "\(one) and \(other) go together."))
    }

    /// One of the member's homes, by its code or part of its name.
    func home(called name: String, at client: MadangClient) async throws -> JSON {
        if let code = NeighbourhoodCode(name) { return ["neighbourhood": .string(code.description)] }
        let homes = try await client.read(API.neighbourhoods.mine()).value.items
        let called = homes.filter { home in
            [home.neighbourhood?.name, home.neighbourhood?.nameEn]
                .contains { $0?.lowercased().contains(name.lowercased()) ?? false }
        }
        guard called.count == 1 else {
            let names = homes.compactMap { $0.neighbourhood?.name }.joined(separator: ", ")
            let all = names.isEmpty ? "–" : names
            throw UsageComplaint(
                say(
                    "'\(name.printable)'(이)라는 우리 동네가 없거나 여럿이에요. 우리 동네: \(all)",
                    "None, or several, of your neighbourhoods are called '\(name.printable)'. Yours: \(all)"
                )
            )
        }
        return ["neighbourhood": .string(called[0].code.description)]
    }
}
