import Addresses
import Terminal
import Wording

extension Doctor {
    /// The optional index of addresses.
    var addresses: Finding {
        do {
            let facts = try AddressIndexFacts(in: plan)
            let month = facts.edition.map { " (\($0))" } ?? ""
            return Finding(
                "addresses",
                .fine,
                Words(
                    "도로명주소 \(facts.addresses)개의 색인이 있어요\(month).",
                    "There is an index of \(facts.addresses) road addresses\(month)."
                )
            )
        } catch AddressIndexUnusable.missing {
            return Finding(
                "addresses",
                .fine,
                Words("도로명주소 색인이 없어요.", "There is no index of road addresses.")
            )
        } catch {
            return Finding(
                "addresses",
                .doubtful,
                error.words(of: plan),
                remedy: "madang addresses import FILE --data \(plan.folder)"
            )
        }
    }
}
