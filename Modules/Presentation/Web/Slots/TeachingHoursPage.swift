import Domain
import Markup
import Wire
import Wording

/// The form of a member's teaching hours: rows for each day of the week, and for exceptions.
struct TeachingHoursPage {
    let entry: FormEntry

    /// Rows of a day that are shown at least, and empty rows for exceptions.
    private static let rows = 2

    /// The field with the days that get the times of Monday. The API has none.
    static let sameAsMonday = "sameAsMonday"

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            TeachingHoursPhrases.title[language],
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(TeachingHoursPhrases.title[language])</h1>
                <p class="soft">\(TeachingHoursPhrases.about[language])</p></div>
                \(parts.form(
                    to: SlotPagePath.hours.rawValue,
                    """
                    \(week(parts))
                    \(exceptions(parts))
                    \(rules(parts))
                    \(parts.button(TeachingHoursPhrases.save))
                    """
                ))
                """
        )
    }

    private func week(_ parts: FormParts) -> HTML {
        let language = parts.visit.language
        let known = (0..<entry.count(of: "week")).map { "week.\($0)" }
        var number = 0
        let days = Weekday.allCases.map { weekday -> HTML in
            let filled = known.filter { name in
                entry.text("\(name).weekday") == weekday.rawValue
                    && !(entry.text("\(name).from").isEmpty && entry.text("\(name).to").isEmpty)
            }
            let count = min(max(Self.rows, filled.count + 1), TeachingDay.mostSpans)
            let rows = (0..<max(count, filled.count)).map { place -> HTML in
                defer { number += 1 }
                return row(
                    "week.\(number)",
                    from: filled.count > place ? filled[place] : nil,
                    about: TeachingHoursPhrases.part(place + 1, of: weekday.longWords),
                    hidden: ("weekday", weekday.rawValue),
                    language
                )
            }
            return """
                <fieldset class="teaching-day"><legend>\(weekday.longWords[language])</legend>\
                \(rows)\(weekday == .monday ? nil : sameAsMonday(weekday, language))</fieldset>
                """
        }
        return parts.group("week", TeachingHoursPhrases.week, hint: TeachingHoursPhrases.weekHint, "\(days)")
    }

    private func sameAsMonday(_ weekday: Weekday, _ language: Language) -> HTML {
        """
        <label class="check"><input type="checkbox" name="\(Self.sameAsMonday)" value="\(weekday.rawValue)"\
        \(" checked", if: entry.texts(Self.sameAsMonday).contains(weekday.rawValue))>\
        <span>\(TeachingHoursPhrases.sameAsMonday[language])</span></label>
        """
    }

    private func exceptions(_ parts: FormParts) -> HTML {
        let language = parts.visit.language
        let filled = (0..<entry.count(of: "exceptions")).map { "exceptions.\($0)" }.filter {
            !entry.text("\($0).date").isEmpty
        }
        let rows = (0..<filled.count + Self.rows).map { number -> HTML in
            let name = "exceptions.\(number)"
            let former = number < filled.count ? filled[number] : nil
            let words = TeachingHoursPhrases.exception(number + 1)
            return """
                <div class="teaching-exception"><input type="date" name="\(name).date" \
                value="\(former.map { entry.text("\($0).date") } ?? "")" \
                aria-label="\(words[language]): \(TeachingHoursPhrases.date[language])">\
                \(row(name, from: former, about: words, hidden: nil, language))</div>
                """
        }
        return parts.group(
            "exceptions",
            TeachingHoursPhrases.exceptions,
            hint: TeachingHoursPhrases.exceptionsHint,
            "\(rows)"
        )
    }

    private func row(
        _ name: String,
        from former: String?,
        about: Words,
        hidden: (name: String, value: String)?,
        _ language: Language
    ) -> HTML {
        let start = former.map { entry.text("\($0).from") } ?? ""
        let end = former.map { entry.text("\($0).to") } ?? ""
        let extra: HTML =
            hidden.map { "<input type=\"hidden\" name=\"\(name).\($0.name)\" value=\"\($0.value)\">" } ?? ""
        return """
            <div class="teaching-times">\(extra)<input type="time" name="\(name).from" value="\(start)" \
            aria-label="\(about[language]): \(TeachingHoursPhrases.from[language])"> \
            <span aria-hidden="true">–</span> \
            <input type="time" name="\(name).to" value="\(end == "24:00" ? "00:00" : end)" \
            aria-label="\(about[language]): \(TeachingHoursPhrases.to[language])"></div>
            """
    }

    private func rules(_ parts: FormParts) -> HTML {
        func number(_ name: String, _ words: Words, _ hint: Words, _ range: ClosedRange<Int>) -> HTML {
            parts.line(
                name,
                words,
                type: "number",
                hint: hint,
                isRequired: true,
                attributes: " min=\"\(range.lowerBound)\" max=\"\(range.upperBound)\" inputmode=\"numeric\""
            )
        }
        return """
            \(parts.choices("restsOnHolidays", TeachingHoursPhrases.holidays, [
                ("true", TeachingHoursPhrases.rests), ("false", TeachingHoursPhrases.teaches),
            ]))
            \(number("pause", TeachingHoursPhrases.pause, TeachingHoursPhrases.pauseHint,
                BookingRules.pauses))
            \(number("notice", TeachingHoursPhrases.notice, TeachingHoursPhrases.noticeHint,
                BookingRules.notices))
            \(number("horizon", TeachingHoursPhrases.horizon, TeachingHoursPhrases.horizonHint,
                BookingRules.horizons))
            \(parts.choices("sharesPlace", TeachingHoursPhrases.place,
                hint: TeachingHoursPhrases.placeHint, [
                    ("false", TeachingHoursPhrases.keepsPlace), ("true", TeachingHoursPhrases.sharesPlace),
                ]))
            """
    }
}

/// Texts of teaching hours.
enum TeachingHoursPhrases {
    static let sameAsMonday = Words("월요일과 같게", "Same as Monday")
    static let title = Words("예약 시간", "Teaching hours")
    static let about = Words(
        "이 시간 안에서 내 레슨을 예약할 수 있어요. 약속이 있는 시간은 빠져요. 빈 시간은 누구에게나 보여요.",
        "Lessons are booked in these hours, except when you have appointments. Free times are public."
    )
    static let week = Words("매주", "Every week")
    static let weekHint = Words(
        "비워 둔 요일에는 예약을 받지 않아요. 모두 비우면 예약이 꺼져요.",
        "Days without times take no bookings. Without any times, booking is off."
    )
    static let exceptions = Words("다른 날", "Exceptions")
    static let exceptionsHint = Words(
        "날짜만 적으면 쉬는 날이에요. 시간을 적으면 그날만 그 시간에 레슨해요. 날짜를 지우면 없어져요.",
        "A date alone is a day off; with times, these apply that day. Clear the date to remove it."
    )
    static let date = Words("날짜", "Date")
    static let from = Words("시작", "From")
    static let to = Words("끝", "To")
    static let holidays = Words("공휴일", "Public holidays")
    static let rests = Words("쉬어요", "Closed")
    static let teaches = Words("레슨해요", "Open")
    static let pause = Words("쉬는 시간(분)", "Break in minutes")
    static let pauseHint = Words("레슨 앞뒤로 비워 두는 시간이에요.", "Kept free before and after each lesson.")
    static let notice = Words("예약 마감(시간 전)", "Notice in hours")
    static let noticeHint = Words(
        "시작하기 몇 시간 전까지 예약하고 바로 바꿀 수 있어요.",
        "Until then, lessons can be booked, and moved without asking."
    )
    static let horizon = Words("몇 주 뒤까지", "Weeks ahead")
    static let horizonHint = Words("1주에서 12주까지예요.", "From 1 to 12.")
    static let place = Words("정확한 장소", "Exact place")
    static let placeHint = Words(
        "내가 있는 곳에서 하는 레슨만 해당돼요.",
        "For lessons at your place."
    )
    static let keepsPlace = Words("채팅에서 직접 알려 줘요", "I tell it in the chat")
    static let sharesPlace = Words("예약하면 바로 보여 줘요", "Show it to those who book")
    static let save = Words("저장", "Save")

    static func part(_ number: Int, of day: Words) -> Words {
        Words("\(day[.korean]) \(number)번째", "\(day[.english]), part \(number)")
    }

    static func exception(_ number: Int) -> Words {
        Words("다른 날 \(number)", "Exception \(number)")
    }
}
