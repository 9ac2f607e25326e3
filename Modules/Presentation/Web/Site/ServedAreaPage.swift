import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Chooses the neighbourhoods that the place serves: by province, or the neighbourhoods of a district.
struct ServedAreaPage {
    /// A province or a district.
    private struct Group {
        let name: AreaName
        let part: String
        let parts: [LocalityBody]

        init(_ extent: Extent, around code: NeighbourhoodCode, _ name: AreaName, _ parts: [LocalityBody]) {
            (self.name, self.parts) = (name, parts)
            part = ServedArea.part(extent, around: code)
        }
    }

    private let served: [LocalityBody]
    /// The provinces, or one district.
    private let groups: [Group]
    private let isDistrict: Bool
    private let entry: FormEntry

    init(_ visit: Visit, _ entry: FormEntry = .empty) async throws {
        // Refused to members who aren't operators.
        _ = try await visit(API.site.settings())
        self.entry = entry
        served = try await visit(API.neighbourhoods.served()).items
        let code = try visit.request.query["neighbourhood"].map(NeighbourhoodCode.init(parsing:))
        isDistrict = code != nil
        if let code {
            groups = [try await Self.district(code, visit)]
        } else {
            groups = try await Self.provinces(visit)
        }
    }

    private static func district(_ code: NeighbourhoodCode, _ visit: Visit) async throws -> Group {
        let one = try await visit(API.neighbourhoods.one(code))
        let query = LocalityQuery(partsOf: one.code, .district)
        return Group(
            .district,
            around: one.code,
            AreaName(.district, around: one.code, one.name, one.nameEn),
            try await visit(API.neighbourhoods.localities(query)).items
        )
    }

    private static func provinces(_ visit: Visit) async throws -> [Group] {
        var groups: [Group] = []
        for province in try await visit(API.neighbourhoods.localities(LocalityQuery())).items {
            let query = LocalityQuery(partsOf: province.code, .province)
            let parts = try await visit(API.neighbourhoods.localities(query)).items
            groups.append(Group(.province, around: province.code, province.area, parts))
        }
        return groups
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SiteSetting.serves.words[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            tab: .mine,
            back: isDistrict ? SitePagePath.area.rawValue : SitePagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(SitePhrases.areaText[language])</p></div>
                \(parts.form(to: SitePagePath.area.rawValue, fields(parts)))
                """
        )
    }

    private func fields(_ parts: FormParts) -> HTML {
        let field = SiteSetting.serves.field
        let language = parts.visit.language
        return """
            \(HTML.hiddenField(field, ""))\(chosen(language))\(parts.note(field))
            \(groups.map { isDistrict ? district($0, language) : province($0, language) })
            \(parts.button(SitePhrases.save))
            """
    }

    /// What is served by now, to be taken away.
    private func chosen(_ language: Language) -> HTML {
        guard !served.isEmpty else { return "" }
        return """
            <fieldset class="field"><legend>\(SitePhrases.chosen[language])</legend>
            <div class="chips">\(served.map { box($0.part, $0.words[language], isChosen: true) })</div>
            </fieldset>
            """
    }

    private func province(_ group: Group, _ language: Language) -> HTML {
        let districts = group.parts.filter { $0.extent == .district && isOpen($0.part) }
        let links = districts.map { district -> HTML in
            let address = SitePagePath.area.rawValue.asking([("neighbourhood", district.code.description)])
            let words = SitePhrases.neighbourhoods(of: district.shortName(in: language))
            return "<li><a class=\"line-link\" href=\"\(link: address)\">\(words[language])</a></li>"
        }
        return """
            <details class="fold"><summary>\(group.name.words[language])</summary>
            <div class="chips">\(boxes(group, language))</div>
            <ul class="plain small">\(links)</ul></details>
            """
    }

    private func district(_ group: Group, _ language: Language) -> HTML {
        """
        <fieldset class="field"><legend>\(group.name.words[language])</legend>
        <div class="chips">\(boxes(group, language))</div></fieldset>
        """
    }

    /// The whole area and its parts, without those that are served already.
    private func boxes(_ group: Group, _ language: Language) -> [HTML] {
        let whole = PlacesPhrases.all(of: group.name.own.words[language])[language]
        return (isOpen(group.part) ? [box(group.part, whole)] : [])
            + group.parts.filter { isOpen($0.part) }.map { box($0.part, $0.shortName(in: language)) }
    }

    private func isOpen(_ part: String) -> Bool { !served.contains { part.hasPrefix($0.part) } }

    private func box(_ part: String, _ name: String, isChosen: Bool = false) -> HTML {
        let field = SiteSetting.serves.field
        let isChecked = isChosen || entry.texts(field).contains(part)
        return """
            <label class="chip"><input type="checkbox" name="\(field)" value="\(part)"\
            \(" checked", if: isChecked)><span>\(name)</span></label>
            """
    }
}

extension LocalityBody {
    fileprivate var part: String { ServedArea.part(extent, around: code) }

    /// Without what it is listed in: "수원시 장안구", "연남동".
    fileprivate func shortName(in language: Language) -> String {
        if case .ring = extent { return NeighbourhoodBody.short(name, nameEn, in: language) }
        return area.own.words[language]
    }
}
