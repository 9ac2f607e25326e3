import Domain
import Markup
import Wire
import Wording

/// The author of a post, with what readers may want to know before they write.
struct PostAuthor {
    let profile: MemberProfileBody
    let kind: Listing.Kind
    /// Nil unless the author teaches what the listing offers.
    let teacher: TeacherBody?

    /// Whether neighbours meet about posts of the kind, and may have reviewed their author for it.
    private var meets: Bool { kind.has(.deals) || kind.takesApplications }

    private var tally: MemberTally? {
        meets ? MemberTally(profile: profile, ofGatherings: kind.takesApplications) : nil
    }

    func html(in language: Language) -> HTML {
        let member = profile.member.member
        let area = MemberArea(profile: profile, facts: [profile.company].compactMap { $0 })
        let rating =
            profile.rating.map { MeanStars(rating: $0).html(in: language) }
            ?? (meets ? "<span class=\"soft small\">\(ListingPhrases.noReviews[language])</span>" : "")
        return """
            <section class="section" aria-labelledby="author">
            <h2 class="unseen" id="author">\(ListingPhrases.author[language])</h2>
            <a class="person" href="\(link: MemberPagePath.one.filled(member.id.description))">
            \(Avatar(member: member).html)
            <span class="grow"><span class="strong">\(member.nickname.text)</span><br>
            <span class="soft small">\(area.html(in: language))</span></span>
            <span>\(rating)</span></a>
            \(teacher.map { teaching($0, language) })
            \(tally?.html(in: language))
            </section>
            """
    }

    /// The verified documents and the first recording.
    private func teaching(_ teacher: TeacherBody, _ language: Language) -> HTML {
        """
        \(TeacherMark(teacher: teacher).html(in: language))
        \(teacher.recordings.first.map { RecordingPlayer(recording: $0).html(in: language) })
        """
    }
}
