import Domain
import HTTPServer
import Imaging
import Wording

/// A picture of a link, which the server draws in the colours of the pages.
struct SharePicture: Sendable {
    static let (width, height) = (1_200, 630)

    /// Changes with how pictures are drawn, so that none is served that was drawn otherwise.
    private static let edition = "1"
    private static let (bold, usual) = ("\(families) Bold", families)
    private static let families = "NanumSquareRound, NanumGothic, Noto Sans CJK KR, sans-serif"
    private static let margin = 72

    let poster: Poster
    let language: Language

    /// The last part of its address, which changes with what it shows.
    var name: String {
        let tag = EntityTag.of(poster.encoded + Array(Self.edition.utf8))
        return "\(language.rawValue)-\(tag.filter { $0 != "\"" })"
    }

    /// The language of a picture's name.
    static func language(ofName name: String) -> Language? {
        Language(rawValue: String(name.prefix { $0 != "-" }))
    }
}

extension SharePicture {
    /// On the hue of a kind, under its icon.
    ///
    /// - Parameters:
    ///   - site: what the place is called.
    ///   - label: beside the icon, if there is one, and instead of a title that can't be drawn.
    ///   - price: in the colour of the hue; nil where there is none.
    ///   - facts: the last line.
    init(
        _ hue: Hue,
        _ icon: Icon,
        label: String,
        title: String,
        price: String?,
        facts: String,
        from site: Words,
        in language: Language
    ) {
        let brand = Brand(site[language])
        let colours = DayColours.of(hue)
        let bottom = price == nil ? 500 : 442
        let own = Self.title(title, above: bottom)
        let lines = [
            own.isEmpty ? Self.title(label, above: bottom) : own,
            Self.line(label, x: 184, y: 86, size: 40, colours.text, width: 790 - brand.shift),
            Self.line(brand.name, x: 1_062 - brand.shift, y: 88, size: 36, colours.text, width: brand.width),
            price.map { Self.line($0, x: Self.margin, y: 462, size: 44, colours.text) },
            Self.line(
                facts,
                x: Self.margin,
                y: 528,
                size: 34,
                DayColours.named("text"),
                font: Self.usual
            ),
        ]
        self.init(
            poster: Poster(
                width: Self.width,
                height: Self.height,
                background: Self.field(colours, icon, brand),
                texts: lines.compactMap(\.self),
                needing: Self.sample
            ),
            language: language
        )
    }

    /// The yard of the start page.
    static func ofSite(_ site: Words, in language: Language) -> SharePicture {
        let words = [
            Self.line(
                site[language],
                x: 134,
                y: 64,
                size: 40,
                DayColours.named("accent-text"),
                width: 600
            ),
            Poster.Text(
                WelcomePhrases.title(site)[language],
                in: Poster.Area(x: margin, y: 132, width: 1_056, height: 90),
                font: bold,
                sizes: [68, 60],
                colour: DayColours.named("text")
            ),
            Self.line(
                FeedPhrases.summary[language],
                x: margin,
                y: 222,
                size: 28,
                DayColours.named("text"),
                font: usual
            ),
        ]
        let poster = Poster(
            width: width,
            height: height,
            background: yard,
            texts: words,
            needing: Self.sample
        )
        return SharePicture(poster: poster, language: language)
    }

    /// The name of the place at the right edge, which begins further left the longer it is.
    private struct Brand {
        let name: String
        let width: Int

        init(_ name: String) {
            self.name = name
            width = 72 + min(200, max(0, name.reduce(0) { $0 + ($1.isASCII ? 24 : 36) } - 72))
        }

        var shift: Int { width - 72 }
    }

    /// What a font has to draw.
    private static let sample = "마당"

    /// As large as it fits in three lines.
    private static func title(_ title: String, above bottom: Int) -> Poster.Text {
        Poster.Text(
            title,
            in: Poster.Area(x: margin, y: bottom - 262, width: 1_040, height: 262),
            font: bold,
            sizes: [84, 72, 66],
            colour: DayColours.named("text"),
            sinks: true
        )
    }

    private static func line(
        _ text: String,
        x: Int,
        y: Int,
        size: Int,
        _ colour: String,
        width: Int = 1_056,
        font: String = bold
    ) -> Poster.Text {
        Poster.Text(
            text,
            in: Poster.Area(x: x, y: y, width: width, height: size),
            font: font,
            sizes: [size],
            colour: colour
        )
    }

    private static func field(_ colours: DayColours, _ icon: Icon, _ brand: Brand) -> String {
        let name = mark(.madang, colours.text, x: 998 - brand.shift, y: 82)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)">\
            <rect width="\(width)" height="\(height)" fill="\(colours.soft)"/>\
            <g opacity=".12">\(mark(icon, colours.solid, x: 742, y: 128, scale: 22, stroke: 1.5))</g>\
            <rect y="612" width="\(width)" height="18" fill="\(colours.solid)"/>\
            <rect x="\(margin)" y="64" width="88" height="88" rx="28" fill="\(colours.text)"/>\
            \(mark(icon, colours.soft, x: 90, y: 82))\(name)</svg>
            """
    }

    private static func mark(
        _ icon: Icon,
        _ colour: String,
        x: Int,
        y: Int,
        scale: Double = 2.167,
        stroke: Double = 1.9
    ) -> String {
        """
        <g fill="none" stroke="\(colour)" stroke-width="\(stroke)" stroke-linecap="round" \
        stroke-linejoin="round" transform="translate(\(x) \(y)) scale(\(scale))">\(icon.shapes)</g>
        """
    }

    /// The yard continues beyond the sides of its symbol, which would be cut off there.
    private static let yard: String = {
        let parts = DayColours.filling(Asset.yard.text)
            .replacing("<symbol", with: "<g").replacing("</symbol>", with: "</g>")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)"><defs>\(parts)</defs>\
            <g transform="translate(229.5 212) scale(1.9)"><use href="#\(Drawing.yard.rawValue)"/></g>\
            \(mark(.madang, DayColours.named("accent-text"), x: 68, y: 60))</svg>
            """
    }()
}
