import Domain

extension ExportedRecord {
    /// The deal as `reader`, one of its parties, may see it.
    init(_ deal: Deal, for reader: Member.ID) {
        let (terms, place) = (deal.terms, deal.place(for: reader))
        let move = deal.progress.move
        let other = move.map { deal.place(of: $0, for: reader) }
        self.init([
            ("id", .identifier(deal.id.rawValue)),
            ("conversation", .identifier(deal.conversation.rawValue)),
            ("title", .text(deal.title)),
            ("purpose", .text(deal.purpose.rawValue)),
            ("state", .text(deal.state.rawValue)),
            ("provided", .yes(deal.parties.provider == reader)),
            ("proposed", .yes(deal.proposer == reader)),
            ("startsAt", .moment(terms.startsAt)),
            ("secondStartsAt", Value(terms.otherStarts.first)),
            ("thirdStartsAt", Value(terms.otherStarts.dropFirst().first)),
            ("minutes", .number(terms.minutes)),
            ("neighbourhood", .text(place.neighbourhood.description)),
            ("address", Value(place.exact?.address)),
            ("price", terms.price.won.map(Value.number) ?? .nothing),
            ("priceUnit", Value(terms.price.unit?.rawValue)),
            ("note", Value(terms.note?.text)),
            ("reason", Value(deal.progress.reason?.text)),
            ("proposedAt", .moment(deal.proposedAt)),
            ("doneAt", Value(deal.progress.doneAt)),
            ("noShowNotedAt", Value(deal.progress.noShow?.notedAt)),
            (
                "noShowNotedByMe",
                deal.progress.noShow.map { .yes(deal.parties[$0.notedBy] == reader) } ?? .nothing
            ),
            ("noShowAnswer", Value(deal.progress.noShow?.answer?.rawValue)),
            ("noShowReason", Value(deal.progress.noShow?.reason?.text)),
            ("timesMoved", .number(deal.progress.acceptedMoves)),
            ("moveStartsAt", Value(move?.terms.startsAt)),
            ("moveMinutes", move.map { .number($0.terms.minutes) } ?? .nothing),
            ("moveNeighbourhood", Value(other?.neighbourhood.description)),
            ("moveAddress", Value(other?.exact?.address)),
        ])
    }
}
