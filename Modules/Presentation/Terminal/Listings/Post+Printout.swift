import Arguments
import Domain
import Wire
import Wording

extension PostBody {
    func printout<Kind: KindCommands>(
        _ context: CommandContext,
        _: Kind.Type,
        keptSince: Moment? = nil
    ) -> Printout where Kind.Contents == Contents {
        let language = context.language
        var facts = FactList()
        facts.add(context.say("ID", "ID"), listing.id.description)
        facts.add(context.say("제목", "Title"), listing.title)
        facts.add(context.say("구분", "Kind"), listing.side?.words[language])
        facts.add(
            context.say("상태", "Status"),
            Kind.status(of: self, at: context.program.clock.now)[language]
        )
        for fact in Kind.facts(of: contents, context) { facts.add(fact.label, fact.value) }
        facts.add(context.say("가격", "Price"), listing.priceWords?[language])
        facts.add(
            context.say("모집", "Seats"),
            listing.fillsSeats && Kind.fillsSeats(contents) ? "\(listing.taken)/\(listing.seats)" : nil
        )
        facts.add(
            context.say("동네", "Neighbourhood"),
            context.say(listing.neighbourhood.name, listing.neighbourhood.nameEn)
        )
        facts.add(placeLabel(context), place?.text)
        facts.add(context.say("위치", "Location"), place?.accuracy.limit?[language])
        facts.add(context.say("반복", "Series"), plan(in: language))
        facts.add(context.say("글쓴이", "Author"), listing.author.member.nickname.text)
        facts.add(context.say("올린 때", "Posted"), listing.createdAt.stamp)
        facts.add(context.say("수정한 때", "Edited"), listing.editedAt?.stamp)
        facts.add(context.say("확인한 때", "Confirmed"), listing.confirmedAt?.stamp)
        facts.add(context.say("답이 없으면 마감", "Closes without an answer"), openQuestion?.closesAt.stamp)
        facts.add(
            context.say("관심", "Activity"),
            context.say(
                "찜 \(listing.favourites) · 대화 \(listing.conversations) · 조회 \(views)",
                "\(listing.favourites) favourites, \(listing.conversations) conversations, \(views) views"
            )
        )
        facts.add(context.say("사진", "Pictures"), images.isEmpty ? nil : "\(images.count)")
        let notes = Kind.notes(on: self, context)
        let parts = [facts.rendered(context.voice.style), lines(of: contents.description) + "\n", notes]
        return Printout(self, text: parts.compactMap(\.self).joined(separator: "\n"), keptSince: keptSince)
    }

    private func placeLabel(_ context: CommandContext) -> String {
        if listing.kind.has(.publicPlace) { return context.say("장소", "Place") }
        return listing.kind.takesApplications
            ? context.say("장소 (참여자만 봐요)", "Place (only participants see it)")
            : context.say("장소 (나만 봐요)", "Place (only you see it)")
    }

    /// Nil for a listing that doesn't repeat.
    private func plan(in language: Language) -> String? {
        series.map { series in
            let number = series.dates.first { $0.listing == listing.id }?.number ?? series.posted
            return "\(Series.rhythm(from: series.startsAt)[language]) · \(number)/\(series.weeks)"
        }
    }

    /// The text with its line breaks, without terminal control characters.
    private func lines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(\.printable).joined(separator: "\n")
    }
}

extension ExactPlaceBody {
    /// Its address, or its coordinates.
    fileprivate var text: String? {
        address ?? point.map { "\($0.latitude), \($0.longitude)" }
    }
}
