import Domain
import Markup
import Wire
import Wording

/// The tags of a kind's posts: chosen from suggestions and typed in one line.
struct TagFields {
    private static let own = "ownTags"

    let kind: Listing.Kind

    private var words: KindWords { kind.words }
    private var suggested: [String] { words.suggestedTags }

    func control(_ parts: FormParts) -> HTML {
        let own = words[Self.own]
        return """
            \(parts.choices(
                "tags",
                words["tags"].label,
                several: true,
                hint: words["tags"].hint,
                suggested.map { (value: $0, words: Words($0, $0)) }
            ))
            \(parts.line(
                Self.own,
                own.label,
                hint: own.hint,
                attributes: " maxlength=\"300\" autocomplete=\"off\""
            ))
            """
    }

    func shown(_ entry: FormEntry) -> FormEntry {
        let tags = entry.texts("tags")
        let own = tags.filter { !suggested.contains($0) }
        return entry.saying(tags.filter(suggested.contains), at: "tags")
            .saying(own.isEmpty ? [] : [own.map { "#\($0)" }.joined(separator: " ")], at: Self.own)
    }

    func spelled(_ entry: FormEntry) -> FormEntry {
        let own = ListingTags.split(entry.text(Self.own))
        return entry.saying(entry.texts("tags") + own, at: "tags").without(Self.own)
    }

    /// Links to the posts of the kind that have each tag.
    func fact(_ tags: ListingTags) -> PostFact {
        let links = tags.all.map {
            ChipLink(text: $0.spelled, address: address(of: $0), isCurrent: false).html
        }
        return PostFact(
            label: words["tags"].label,
            value: links.isEmpty ? "" : "<span class=\"tags\">\(links)</span>"
        )
    }

    private func address(of tag: ListingTag) -> String {
        BoardPagePath.search.rawValue.asking([("q", tag.spelled), ("kind", kind.rawValue)])
    }
}
