import HTTPServer
import Location
import Markup
import Secrets
import WebAddresses
import Wording

@testable import Domain
@testable import Wire

/// What people and their programs type into one field. Behind a line break a second text.
@Sendable func checkText(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1).map(String.init)
    guard let text = lines.first else { return }
    checkTimes(text)
    checkAddress(text)
    checkNames(text)
    checkWords(text)
    checkSearch(for: text, in: lines.last ?? "")
    let html: HTML = "\(text)"
    promise(!html.source.contains { "<>\"'".contains($0) }, "text becomes markup")
    if let bytes = Base64URL.decode(text) {
        promise(Base64URL.encode(bytes) == text, "two texts for the same bytes")
    }
}

/// A time that is read is written, and read alike again.
private func checkTimes(_ text: String) {
    if let seconds = HTTPDate.seconds(text) {
        promise(HTTPDate.seconds(HTTPDate.text(seconds)) == seconds, "HTTP: \(HTTPDate.text(seconds))")
    }
    guard let moment = Moment(rfc3339: text) else { return }
    promise(Moment(rfc3339: moment.rfc3339) == moment, "\(text) becomes \(moment.rfc3339)")
    let now = Moment(milliseconds: 1_800_000_000_000)
    for language in Language.allCases {
        _ = (moment.words(at: now)[language], moment.age(at: now)[language], moment.day(at: now)[language])
    }
    _ = (moment.fieldText, moment.monthInSeoul, moment.weekdayInSeoul, moment.yearInSeoul)
    let (date, _) = moment.dayAndTime
    promise(CivilDate(daysSince1970: date.daysSince1970) == date, "a day becomes another")
    promise(CivilDate(year: date.year, month: date.month, day: date.day) == date, "a day no calendar has")
}

/// An address that is read is written, and read alike again.
private func checkAddress(_ text: String) {
    if !text.utf8.contains(0) {
        let encoded = PercentEncoding.encode(text)
        promise(PercentEncoding.decode(encoded) == text, "text is decoded differently: \(encoded)")
    }
    guard let address = WebAddress(text) else { return }
    _ = address.queryItems
    promise(WebAddress(address.origin)?.origin == address.origin, "\(text) becomes \(address.origin)")
}

/// A name that is accepted names itself.
private func checkNames(_ text: String) {
    if let id = Identifier<Member>(text) {
        promise(Identifier<Member>(id.description) == id, "\(text) becomes \(id)")
    }
    if let code = NeighbourhoodCode(text) { promise(code.description == text, "\(text) becomes \(code)") }
    if let name = try? Nickname(text) {
        promise((try? Nickname(name.text)) == name, "a nickname changes once more: \(name.text)")
        promise(name.text.count <= 20 && !name.text.contains("\n"), "a nickname beyond its limits")
        _ = name.uniqueKey
    }
    if let address = try? EmailAddress(text) {
        promise((try? EmailAddress(address.text)) == address, "an address changes once more")
        promise(
            address.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !address.text.contains(","),
            "an address that says more than an address: \(address.text)"
        )
    }
    _ = (try? RequestKey(text), try? Password(text), StoredFile(text))
}

/// Free text that is accepted is tidy, and short enough however it is counted.
private func checkWords(_ text: String) {
    let tidy = text.tidied()
    promise(tidy.tidied() == tidy, "tidy text can be tidied further")
    let accepted = [
        try? MessageText(text).text, try? ReviewText(text).text, try? ListingTitle(text).text,
        try? ClassDescription(text).text, try? DealNote(text).text, try? DealReason(text).text,
        try? Bio(text).text, try? Company(text).text, (try? ReportNote(text)).flatMap { $0?.text },
    ]
    for text in accepted.compactMap({ $0 }) {
        promise(text.unicodeScalars.count <= 80_000 && text.tidied() == text, "untidy text is accepted")
    }
    _ = (try? NeighbourhoodText(text), try? AddressText(text))
    let folded = FoldedText(text)
    promise(folded.words.allSatisfy { !$0.isEmpty }, "an empty word")
    _ = TermPattern(folded.joined)
}

/// What is found can be found by what an index keeps of it.
private func checkSearch(for text: String, in words: String) {
    if let title = try? ListingTitle(words) {
        let listing = ListingText(title: title, words: text)
        let kept = ListingText(folded: listing.folded)
        promise(kept == listing, "\(listing.folded) is not read as it was kept")
        promise(kept.tokens == listing.tokens, "other tokens once it was kept")
        guard let sought = try? SearchText(text) else { return }
        promise(!sought.terms.isEmpty, "nothing to look up")
        let tokens = listing.tokens
        let isMet = sought.terms.allSatisfy { $0.isMet(by: tokens) }
        let isFound = sought.isFound(in: listing)
        promise(isMet || !isFound, "\(sought.folded) is in \(listing.folded) without its terms")
        promise(!isMet || isFound || !sought.isProvenByTerms, "\(sought.folded) is not in \(listing.folded)")
    }
}
