import Markup

/// An icon in the colour of the adjacent text, which explains it. Hidden from screen readers.
enum Icon: String, CaseIterable {
    case back, bell, block, browse, bump, calendar, camera, check, clock, close, down, edit
    case heart, heartFilled, home, info, list, locate, lock, madang, map, more, person, phone, pin, plus
    case refresh, report, search, send, settings, share, sort, star, starHalf, starEmpty
    case talk, trash, up, users, won
    // Icons of kinds.
    case kindClass, kindRun, kindEvent, kindShop, kindLesson, kindCommunity
    // Icons of subjects.
    case ball, cap, flask, giyeok, globe, letter, note, palette, pot, run, screen, sparkle, speech, sums
    // Stamps and the weather of running logs.
    case stampAchievement, stampCheck, stampCompany, stampGrit, stampGrowth, stampInterest, stampJoy,
        stampMood
    case stampPersistence, stampSprint, weatherClear, weatherCloudy, weatherNight, weatherRain, weatherSnow

    var html: HTML {
        """
        <svg class="icon" aria-hidden="true"><use href="\(link: Asset.icons.address)#\(rawValue)"/></svg>
        """
    }

    /// The shapes of the icon in SVG, 24 wide and high, for pictures that contain it.
    var shapes: String { Self.allShapes[rawValue] ?? "" }

    private static let allShapes: [String: String] = {
        let symbols = Asset.icons.text.split(separator: "<symbol id=\"").dropFirst()
        let named = symbols.compactMap { symbol -> (String, String)? in
            guard let name = symbol.split(separator: "\"").first, let start = symbol.firstIndex(of: ">"),
                let end = symbol.firstRange(of: "</symbol>")
            else { return nil }
            return (String(name), String(symbol[symbol.index(after: start)..<end.lowerBound]))
        }
        return Dictionary(named) { first, _ in first }
    }()
}
