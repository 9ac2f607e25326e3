import Domain
import Markup
import QRCode
import Wire
import Wording

/// The present check-in code in large digits and as a QR code, for the organiser's screen.
struct CheckInCodePage {
    let attendance: AttendanceBody
    let code: CheckInCodeBody

    private var id: String { attendance.listing.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AttendancePhrases.codeTitle[language]
        let left = max(1, Int((code.until - visit.now).wholeMilliseconds + 999) / 1_000)
        var page = Page(
            title,
            back: AttendancePagePath.one.filled(id),
            scripts: [.mine],
            content: """
                <div class="check-in-code">
                <h1 class="unseen">\(title)</h1>
                <p class="strong">\(attendance.title)</p>
                <div data-code data-left="\(left)">
                \(picture(visit))
                <p class="digits" role="status">\(code.code.spoken)</p>
                <p class="soft">\(AttendancePhrases.freshUntil(code.until)[language])</p>
                </div>
                <p>\(AttendancePhrases.scan[language])</p>
                <p class="without-script"><a class="button" \
                href="\(link: AttendancePagePath.code.filled(id))">\(AttendancePhrases.next[language])</a></p>
                </div>
                """
        )
        page.reloadsAfter = left
        return page
    }

    private func picture(_ visit: Visit) -> HTML {
        let address = AttendancePagePath.checkIn.filled(id).asking(["code": code.code.digits])
        guard let picture = QRCode(visit.site + address) else { return "" }
        return QRCodeDrawing(code: picture, words: AttendancePhrases.picture).html(in: visit.language)
    }
}

extension CheckInCode {
    /// In two groups, as it is read aloud and typed.
    fileprivate var spoken: String { "\(digits.prefix(3)) \(digits.suffix(3))" }
}
