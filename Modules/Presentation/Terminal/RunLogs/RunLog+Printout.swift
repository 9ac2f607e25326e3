import Arguments
import Domain
import Wire
import Wording

extension RunLogBody: Printable {
    func printout(_ context: CommandContext) -> Printout { Printout(self, text: lines(context)) }

    private func lines(_ context: CommandContext) -> String {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("쓴 이웃", "By"), member.member.nickname.text)
        facts.add(context.say("날짜", "Day"), fields.day.iso8601)
        facts.add(context.say("스탬프", "Stamp"), fields.stamp.words[language])
        facts.add(context.say("러닝", "Run"), runTitle ?? run?.description)
        facts.add(context.say("거리", "Distance"), fields.metres.map { RunDistance.words(metres: $0) })
        facts.add(context.say("시간", "Time"), fields.seconds.map { RunMovingTime.clock(seconds: $0) })
        facts.add(context.say("페이스", "Pace"), pace.map { RunLogContents.words(pace: $0) })
        facts.add(context.say("날씨", "Weather"), fields.weather?.words[language])
        facts.add(context.say("기온", "Temperature"), fields.temperature.map { "\($0)℃" })
        facts.add(context.say("사진", "Pictures"), images.isEmpty ? nil : "\(images.count)")
        facts.add(context.say("경로", "Route"), route.map { _ in context.say("있음", "yes") })
        facts.add(context.say("받은 스탬프", "Received"), stamps(language))
        facts.add(
            context.say("공개", "Readers"),
            fields.isPublic ? context.say("이웃", "neighbours") : context.say("나만", "only me")
        )
        let diary = fields.diary.isEmpty ? "" : "\n\(fields.diary.printable)\n"
        return facts.rendered(context.voice.style) + diary
    }

    private func stamps(_ language: Language) -> String {
        received.map { received in
            let stamp = received.stamp.words[language]
            return received.giver.map { "\(stamp) (\($0.member.nickname.text))" } ?? stamp
        }
        .joined(separator: ", ")
    }
}

extension RunCalendarBody: Printable {
    func printout(_ context: CommandContext) -> Printout { Printout(self, text: lines(context)) }

    private func lines(_ context: CommandContext) -> String {
        let language = context.language
        let days = Dictionary(grouping: entries, by: \.day)
        let head = Weekday.fromSunday.map { $0.words[language].fitted(5) }.joined()
        let weeks = month.ownWeeks.map { week in
            week.map { day in
                day.map { "\($0.day)\(String(repeating: "*", count: min(3, days[$0]?.count ?? 0)))" } ?? ""
            }
            .map { $0.fitted(5) }.joined()
        }
        let sums = [
            "\(context.say("거리", "Distance")) \(RunDistance.words(metres: totals.metres))",
            "\(context.say("시간", "Time")) \(RunMovingTime.clock(seconds: totals.seconds))",
            context.say(
                "함께 \(totals.crew)회, 혼자 \(totals.personal)회",
                "\(totals.crew) together, \(totals.personal) alone"
            ),
            context.say(
                "연속 \(currentStreak)일, 최장 \(longestStreak)일",
                "\(currentStreak.of("day")) in a row, longest \(longestStreak)"
            ),
        ]
        return ([month.words[language], head] + weeks + sums).joined(separator: "\n") + "\n"
    }
}

extension String {
    /// Followed by spaces up to this width of the terminal.
    fileprivate func fitted(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }
}
