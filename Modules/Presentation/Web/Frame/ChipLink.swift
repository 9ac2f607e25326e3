import Markup

/// A link in a row of chips, of which the current one is marked.
struct ChipLink {
    let text: String
    let address: String
    let isCurrent: Bool

    var html: HTML {
        """
        <a class="chip" href="\(link: address)"\(" aria-current=\"true\"", if: isCurrent)>\(text)</a>
        """
    }
}
