import Domain
import HTTPServer
import JSONCoding
import Markup
import Testing
import Wire
import Wording

@testable import Web

@Suite("Page layout")
struct FrameTests {
    private func frame(_ page: Page, _ visit: Visit) -> HTML { Frame(page: page, visit: visit).html }

    @Test("The tab that a page belongs to is the current one, and the only", arguments: Page.Tab.allCases)
    func currentTab(tab: Page.Tab) throws {
        let html = frame(Page("A", tab: tab, content: ""), try .sample())
        let current = try #require(html.tag("aria-current=\"page\""))
        let places = html.text.matches(of: /class="place(?: add)?" href="([^"]*)"/)
            .map { String($0.output.1) }
        let index = try #require(Page.Tab.allCases.firstIndex(of: tab))
        #expect(places.count == Page.Tab.allCases.count)
        #expect(current.contains("href=\"\(places[index])\""))
    }

    @Test("A page that contains its styles has all of them, without comments", arguments: Asset.styles)
    func styles(asset: Asset) {
        let sheet = asset.file.bytes
        let text = String(decoding: sheet, as: UTF8.self).replacing(/\/\*(?s:.*?)\*\//, with: "")
        #expect(asset.condensed.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        #expect(asset.condensed.utf8.count < sheet.count * 9 / 10)
        #expect(!asset.condensed.contains("<"), "it would end the block of styles in a page")
    }

    @Test("Condensed styles keep the spaces that the grammar needs")
    func spaces() {
        #expect(Asset.moreStyles.condensed.contains("main > .calendar-head{gap:var(--gap-3);}"))
    }

    @Test("Styles within a page name the fonts by their addresses", arguments: [Asset.latin, .hangul])
    func fonts(font: Asset) {
        #expect(Asset.commonStyles.condensed.contains("url(\(font.address))"))
    }

    @Test("A page that needs the common styles only links no others; any other page links all")
    func parts() throws {
        let common = frame(Page("A", styles: [.commonStyles], content: ""), try .sample()).text
        let other = frame(Page("A", content: ""), try .sample()).text
        #expect(common.contains(Asset.commonStyles.address) && !common.contains(Asset.moreStyles.address))
        for asset in Asset.styles { #expect(other.contains(asset.address)) }
    }

    @Test("Each drawing is in the file that pages refer to", arguments: Drawing.allCases)
    func drawings(drawing: Drawing) {
        let file = String(decoding: drawing.file.file.bytes, as: UTF8.self)
        #expect(file.contains("<symbol id=\"\(drawing.rawValue)\" viewBox=\"0 0 \(drawing.size)\""))
        #expect(drawing.html.text.contains("\(drawing.file.address)#\(drawing.rawValue)\""))
    }

    @Test("Each icon is in the file that pages refer to", arguments: Icon.allCases)
    func icons(icon: Icon) {
        let file = String(decoding: Asset.icons.file.bytes, as: UTF8.self)
        #expect(file.contains("<symbol id=\"\(icon.rawValue)\" viewBox=\"0 0 24 24\">"))
    }

    @Test("A page below the main places has no current tab, and a way back")
    func wayBack() throws {
        let html = frame(Page("A", back: "/me", content: ""), try .sample())
        #expect(html.tag("aria-current=\"page\"") == nil)
        #expect(html.tag("data-back")?.contains("href=\"/me\"") == true)
    }

    @Test(
        "A page is in the reader's language, and says so",
        arguments: [(Language.korean, "ko", "본문으로 건너뛰기"), (.english, "en", "Skip to content")]
    )
    func language(language: Language, code: String, skip: String) throws {
        let html = frame(Page("A", content: ""), try .sample(language))
        #expect(html.text.contains("<html lang=\"\(code)\""))
        #expect(html.text.contains("<a class=\"skip\" href=\"#main\">\(skip)</a>"))
    }

    @Test("Unread messages and notices are counted, and hidden when there are none")
    func badges() throws {
        let unread = try UnreadBody(sample: ["messages": 3, "conversations": 1, "notices": 0])
        let html = frame(Page("A", content: ""), try .sample(member: try .sample(), unread: unread))
        #expect(html.text.contains("data-unread=\"messages\">3</b>"))
        #expect(html.text.contains("data-unread=\"notices\" hidden>0</b>"))
    }

    @Test("A stranger is offered to sign in, a member is named to scripts")
    func strangerAndMember() throws {
        let member = try Member.ID.sample()
        let stranger = frame(Page("A", content: ""), try .sample())
        #expect(stranger.text.contains("href=\"/sign-in\"") && stranger.tag("data-member=") == nil)
        let own = frame(Page("A", content: ""), try .sample(member: member))
        #expect(!own.text.contains("href=\"/sign-in\""))
        #expect(own.tag("data-member=") == "body data-member=\"\(member)\"")
    }

    @Test(
        "The message of the previous step is shown once, to screen readers as well",
        arguments: Language.allCases
    )
    func told(language: Language) throws {
        let html = frame(Page("A", content: ""), try .sample(language, flash: .saved))
        let toast = "<p class=\"toast\">\(Flash.saved.words[language])</p>"
        #expect(html.text.contains("<div class=\"toasts\" role=\"status\">\(toast)</div>"))
        #expect(!frame(Page("A", content: ""), try .sample(language)).text.contains("class=\"toast\""))
    }

    @Test("A title and a summary are text, wherever they are shown")
    func escapes() throws {
        let page = Page(hostile, back: "/", summary: hostile, content: "")
        let html = frame(page, try .sample())
        #expect(html.isSafe)
        let titles =
            html.text.split(separator: "&lt;img src=x onerror=&#39;go()&#39;&gt;&quot;&amp;amp;").count - 1
        #expect(titles == 6)
    }
}
