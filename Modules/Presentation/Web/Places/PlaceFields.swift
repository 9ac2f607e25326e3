import Domain
import Markup
import Wire
import Wording

/// Form fields for a place: a neighbourhood, an address or a point.
struct PlaceFields {
    static let way = "placeBy"

    let parts: FormParts
    let homes: [NeighbourhoodBody]
    var byHome = PlacePhrases.byHome
    /// Explains who sees which part.
    let hint: Words?

    private var language: Language { parts.visit.language }

    var html: HTML {
        """
        <fieldset class="field" id="place" data-part="place"><legend>\(PlacePhrases.place[language])</legend>
        \(parts.choices(Self.way, PlacePhrases.placeBy, ways))
        <div class="when-home">\(homes.isEmpty ? nowhere : parts.select(
            "place.neighbourhood", PlacePhrases.home, homes.map { home in
                (home.code.description, Words(home.name, home.nameEn))
            }))</div>
        <div class="when-address">\(parts.line("place.address", PlacePhrases.address,
            hint: hint, attributes: " autocomplete=\"street-address\""))\
        <p class="hint" role="status" data-address-told></p>\
        <button class="button small" type="button" data-place-pin hidden>\(Icon.pin.html)\
        \(PlacePhrases.pin[language])</button></div>
        <div class="when-map">\
        <button class="button small" type="button" data-place-here>\(Icon.locate.html)\
        \(PlacePhrases.here[language])</button>\
        <div class="map small" data-choose-place\(start)></div>\
        <p class="hint">\(PlacePhrases.tapTheMap[language])</p>\
        <p class="hint" role="status" data-place-told></p><p class="hint" data-address-here></p></div>
        \(parts.hidden("place.point.lat"))\(parts.hidden("place.point.lon"))
        \(parts.entry.isRefused("place") ? parts.note("place") : "")
        </fieldset>
        """
    }

    /// Without scripts a point can be kept but not chosen; the stylesheet hides the option.
    private var ways: [(value: String, words: Words)] {
        [("home", byHome), ("address", PlacePhrases.byAddress), ("map", PlacePhrases.byPoint)]
    }

    /// The map's initial view without a choice.
    private var start: HTML {
        homes.first.map { " data-lat=\"\($0.point.latitude)\" data-lon=\"\($0.point.longitude)\"" } ?? ""
    }

    private var nowhere: HTML {
        """
        <p class="hint"><a href="\(link: NeighbourhoodPagePath.choose.rawValue)">\
        \(FramePhrases.chooseNeighbourhood[language])</a></p>
        """
    }
}

extension FormEntry {
    /// Translates the form's fields to the API's and sends those of the chosen way only.
    var spellingPlace: FormEntry {
        let entry = without(PlaceFields.way)
        return switch text(PlaceFields.way) {
        case "map": entry.without("place.neighbourhood")
        case "address": entry.without("place.neighbourhood", "place.point")
        default: entry.without("place.address", "place.point")
        }
    }

    /// Translates the API's fields to the form's.
    var showingPlace: FormEntry {
        let way =
            !text("place.point.lat").isEmpty ? "map" : !text("place.address").isEmpty ? "address" : "home"
        return saying([way], at: PlaceFields.way)
    }
}

private enum PlacePhrases {
    static let place = Words("장소", "Place")
    static let placeBy = Words("장소를 어떻게 정할까요?", "How do you want to set the place?")
    static let byHome = Words("우리 동네", "My neighbourhood")
    static let byAddress = Words("주소", "Address")
    static let byPoint = Words("지도에서 선택", "On the map")
    static let tapTheMap = Words("지도를 눌러 장소를 골라 주세요.", "Tap the place on the map.")
    static let pin = Words("지도에서 정확한 곳 고르기", "Choose the exact place on the map")
    static let here = Words("내 위치", "My location")
    static let home = Words("동네", "Neighbourhood")
    static let address = Words("주소", "Address")
}
