import Domain
import HTTPServer
import Markup
import Testing

@testable import Web

@Suite("The words of scripts")
struct ScriptWordTests {
    @Test("A page brings every word that its scripts say, and none besides", arguments: Page.Script.allCases)
    func words(script: Page.Script) throws {
        let files = [Asset.app, .script(script)].reduce(into: Set<Asset>()) { Self.follow($1, into: &$0) }
        let matches = files.flatMap { $0.text.matches(of: /[^\/]\bwords\.(\w+)/) }
        let said = Set(matches.map { String($0.output.1) })
        let brought = Set((ScriptWord.everywhere + ScriptWord.said(by: script)).map(\.name))
        #expect(said == brought)
    }

    @Test("They stand on the page in the reader's language, under the names that scripts know")
    func markup() {
        let page = Page("지도", scripts: [.map], content: "")
        let korean = String(decoding: page.words(in: .korean).bytes, as: UTF8.self)
        #expect(korean.contains(#" data-zoom-in="확대""#) && korean.contains(#" data-undo="되돌리기""#))
        let english = String(decoding: page.words(in: .english).bytes, as: UTF8.self)
        #expect(english.contains(#" data-zoom-in="Zoom in""#) && !english.contains("sending"))
    }

    /// The script and what it imports, at once or later.
    private static func follow(_ asset: Asset, into files: inout Set<Asset>) {
        guard files.insert(asset).inserted else { return }
        for name in asset.text.matches(of: /"\.\/(\w+\.js)"/).map({ String($0.output.1) }) {
            guard let next = Asset(rawValue: name) else {
                Issue.record("\(asset) imports \(name), which is not served")
                continue
            }
            follow(next, into: &files)
        }
    }
}

extension Asset {
    fileprivate var text: String { String(decoding: file.bytes, as: UTF8.self) }
}
