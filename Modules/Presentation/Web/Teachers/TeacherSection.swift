import Domain
import Markup
import Wire
import Wording

/// What a profile says of its member as a teacher.
struct TeacherSection {
    let teacher: TeacherBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section class="section" aria-labelledby="teacher">
            <div class="section-head"><h2 id="teacher">\(TeacherPhrases.title[language])</h2>\
            \(TeacherMark(teacher: teacher).html(in: language))</div>
            <dl class="facts">\(facts(language).map { $0.html(in: language) })</dl>
            \(recordings(language))
            \(prices(language))
            \(reviews(visit))
            </section>
            """
    }

    private func facts(_ language: Language) -> [PostFact] {
        let profile = teacher.profile
        return [
            .tags(TeacherPhrases.instruments, profile.instruments.map { $0.words[language] }),
            .tags(TeacherPhrases.places, profile.places.map { $0.words[language] }),
            .lines(of: .education, profile.education), .lines(of: .career, profile.career),
        ]
    }

    private func recordings(_ language: Language) -> HTML {
        guard !teacher.recordings.isEmpty else { return "" }
        return """
            <h3>\(RecordingPhrases.title[language])</h3>
            <ul class="plain stack tight">\(teacher.recordings.map { recording in
                "<li>\(RecordingPlayer(recording: recording).html(in: language))</li>" as HTML
            })</ul>
            """
    }

    private func prices(_ language: Language) -> HTML {
        guard !teacher.lessons.isEmpty else {
            return "<p class=\"soft\">\(TeacherPhrases.noLessons[language])</p>"
        }
        return """
            <table class="figures">
            <caption class="unseen">\(TeacherPhrases.prices[language])</caption>
            <thead><tr><th scope="col">\(TeacherPhrases.lesson[language])</th>\
            <th scope="col">\(TeacherPhrases.prices[language])</th></tr></thead>
            <tbody>\(teacher.lessons.map { row($0.lesson, language) })</tbody></table>
            \(rest(language))
            """
    }

    /// Says how many lessons the table leaves out.
    private func rest(_ language: Language) -> HTML {
        let count = teacher.openLessons - teacher.lessons.count
        return count > 0 ? "<p class=\"soft small\">\(TeacherPhrases.more(count)[language])</p>" : ""
    }

    private func row(_ lesson: TaughtLesson, _ language: Language) -> HTML {
        let address = ListingPagePath.one.filled(lesson.id.description)
        let length = Duration.seconds(60 * lesson.minutes).words
        let facts = [lesson.instrument.words, lesson.format.words, length]
        return """
            <tr><th scope="row"><a href="\(link: address)">\(lesson.title)</a>\
            <span class="soft small block">\(facts.map { $0[language] }.joined(separator: " · "))</span></th>\
            <td>\(lesson.prices.lines.map {
                "<span class=\"block\">\($0[language])</span>" as HTML
            })</td></tr>
            """
    }

    private func reviews(_ visit: Visit) -> HTML {
        let language = visit.language
        guard let rating = teacher.rating else {
            return "<p class=\"soft\">\(TeacherPhrases.noReviews[language])</p>"
        }
        return """
            <h3>\(TeacherPhrases.reviews[language])</h3>
            <p>\(MeanStars(rating: rating).html(in: language)) \
            <span class="soft small">\(MemberPhrases.count(teacher.reviews)[language])</span></p>
            <ul class="plain stack tight">\(teacher.latestReviews.map { review in
                "<li>\(ReviewCard(review: review).html(for: visit))</li>" as HTML
            })</ul>
            """
    }
}

extension PostFact {
    /// A part of a teacher's credentials, one line each.
    static func lines(of part: TeacherCredentials.Part, _ lines: [String]) -> PostFact {
        PostFact(
            label: part.words,
            value: "\(lines.map { "<span class=\"block\">\($0)</span>" as HTML })"
        )
    }
}
