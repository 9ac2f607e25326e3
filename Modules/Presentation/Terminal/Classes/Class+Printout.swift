import Arguments
import Domain
import Wire
import Wording

extension ClassBody {
    func printout(_ errand: Errand, keptSince: Moment? = nil) -> Printout {
        let language = errand.language
        var facts = FactList()
        facts.add(errand.say("번호", "ID"), listing.id.description)
        facts.add(errand.say("제목", "Title"), listing.title)
        facts.add(errand.say("구분", "Kind"), listing.side?.words[language])
        facts.add(errand.say("상태", "Status"), listing.status.words[language])
        facts.add(errand.say("과목", "Subjects"), subjects(in: language))
        facts.add(errand.say("대상", "For"), targets.map { $0.words[language] }.joined(separator: ", "))
        facts.add(errand.say("언제", "When"), schedule.text(errand))
        facts.add(errand.say("가격", "Price"), (listing.price?.price ?? .negotiable).words[language])
        facts.add(errand.say("모집", "Seats"), "\(listing.taken)/\(listing.seats)")
        facts.add(
            errand.say("동네", "Neighbourhood"),
            errand.say(listing.neighbourhood.name, listing.neighbourhood.nameEn)
        )
        if let place {
            let point = "\(place.place.point.latitude), \(place.place.point.longitude)"
            facts.add(errand.say("장소 (나만 봐요)", "Place (only you see it)"), place.place.address ?? point)
        }
        facts.add(errand.say("글쓴이", "Author"), listing.author.member.nickname.text)
        facts.add(errand.say("올린 때", "Posted"), listing.createdAt.stamp)
        facts.add(errand.say("고친 때", "Edited"), listing.editedAt?.stamp)
        facts.add(
            errand.say("반응", "Followed"),
            errand.say(
                "관심 \(listing.favourites) · 대화 \(listing.conversations) · 조회 \(views)",
                "\(listing.favourites) favourites, \(listing.conversations) conversations, \(views) views"
            )
        )
        facts.add(errand.say("사진", "Pictures"), images.isEmpty ? nil : "\(images.count)")
        let text = facts.rendered(errand.voice.style) + "\n" + lines(of: description) + "\n"
        return Printout(self, text: text, keptSince: keptSince)
    }

    /// As it was written, line by line.
    private func lines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(\.printable).joined(separator: "\n")
    }

    private func subjects(in language: Language) -> String {
        listing.category.compactMap(ClassSubject.init(rawValue:)).map { $0.words[language] }
            .joined(separator: ", ")
    }
}

extension ClassScheduleBody {
    fileprivate func text(_ errand: Errand) -> String {
        let language = errand.language
        let days = weekdays.map { $0.words[language] }.joined(separator: language == .korean ? "" : ", ")
        guard sessions.isEmpty else {
            let times = sessions.map { session in
                let length = errand.say("\(session.minutes)분", "\(session.minutes) min")
                return "\(session.startsAt.stamp) (\(length))"
            }
            return times.joined(separator: ", ") + " · " + days
        }
        let bands = timeBands.map { $0.words[language] }.joined(separator: ", ")
        let length = minutes.map { errand.say("\($0)분", "\($0) min") } ?? ""
        let parts = [errand.say("협의", "by arrangement"), days, bands, length]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
