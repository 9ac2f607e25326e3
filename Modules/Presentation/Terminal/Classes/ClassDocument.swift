import Arguments
import Domain
import Foundation
import JSONCoding
import Remote
import Wire

/// A class as a command puts it together: from a file or from what it was before, and what options say.
///
/// Nothing is checked that the server checks, so that there is one answer to what is wrong.
struct ClassDocument {
    var fields: JSONObject

    init(_ fields: JSONObject = [:]) {
        self.fields = fields
    }

    var draft: ClassDraftBody { ClassDraftBody(.object(fields)) }

    /// Whether the field still has to be said.
    func lacks(_ name: String) -> Bool { fields[name].map(\.isNull) ?? true }

    /// What the options say takes the place of what was there.
    mutating func apply(_ errand: Errand, at client: MadangClient) async throws {
        let told = errand.invocation
        if let title = told.text(ifGiven: "title") { fields["title"] = .string(title) }
        if let text = told.text(ifGiven: "description") { fields["description"] = .string(text) }
        if told.isGiven("subject") { fields["category"] = .words(told.texts("subject")) }
        if told.isGiven("target") { fields["targets"] = .words(told.texts("target")) }
        if let seats = told.integer(ifGiven: "seats") { fields["seats"] = .integer(Int64(seats)) }
        try applyPrice(errand)
        try applySchedule(errand)
        try await applyImages(errand, at: client)
        try await applyPlace(errand, at: client)
    }

    private mutating func applyPrice(_ errand: Errand) throws {
        let told = errand.invocation
        guard !told.flag("negotiable") else {
            guard !told.isGiven("price"), !told.isGiven("per") else {
                throw errand.contradiction("--price", "--negotiable")
            }
            fields["price"] = .null
            return
        }
        guard told.isGiven("price") || told.isGiven("per") else { return }
        let former = fields["price"]
        let won = told.integer(ifGiven: "price").map { JSON.integer(Int64($0)) } ?? former?["won"]
        let unit = told.text(ifGiven: "per").map { JSON.string($0) } ?? former?["per"]
        guard let won else { throw errand.alone("--per", "--price") }
        fields["price"] = ["won": won, "per": unit ?? .string(PriceUnit.hour.rawValue)]
    }

    private mutating func applySchedule(_ errand: Errand) throws {
        let told = errand.invocation
        let loose = ["weekday", "time-band", "minutes"].filter(told.isGiven)
        if told.isGiven("session") {
            if let loose = loose.first { throw errand.contradiction("--session", "--\(loose)") }
            fields["schedule"] = ["sessions": .array(try told.texts("session").map(errand.session))]
        } else if !loose.isEmpty {
            var schedule = fields["schedule"]?.objectValue ?? [:]
            if schedule["sessions"]?.arrayValue?.isEmpty == false { schedule = [:] }
            if told.isGiven("weekday") { schedule["weekdays"] = .words(told.texts("weekday")) }
            if told.isGiven("time-band") { schedule["timeBands"] = .words(told.texts("time-band")) }
            if let minutes = told.integer(ifGiven: "minutes") {
                schedule["minutes"] = .integer(Int64(minutes))
            }
            fields["schedule"] = .object(schedule)
        }
    }

    /// Pictures that are at the server already come before those that are uploaded now.
    private mutating func applyImages(_ errand: Errand, at client: MadangClient) async throws {
        let told = errand.invocation
        let given = ["image-id", "image"].filter(told.isGiven)
        if told.flag("no-images") {
            if let one = given.first { throw errand.contradiction("--\(one)", "--no-images") }
            fields["images"] = []
        } else if !given.isEmpty {
            let uploaded = try await errand.uploads(told.texts("image"), at: client)
            fields["images"] = .words(told.texts("image-id") + uploaded.map(\.id.description))
        }
    }

    private mutating func applyPlace(_ errand: Errand, at client: MadangClient) async throws {
        let told = errand.invocation
        if let name = told.text(ifGiven: "neighbourhood") {
            if let other = ["address", "lat", "lon"].first(where: told.isGiven) {
                throw errand.contradiction("--neighbourhood", "--\(other)")
            }
            fields["place"] = try await errand.home(called: name, at: client)
            return
        }
        var place: JSONObject = [:]
        switch (told.number(ifGiven: "lat"), told.number(ifGiven: "lon")) {
        case (let north?, let east?): place["point"] = ["lat": .number(north), "lon": .number(east)]
        case (nil, nil): break
        default: throw errand.alone("--lat", "--lon")
        }
        if let address = told.text(ifGiven: "address") { place["address"] = .string(address) }
        if !place.isEmpty { fields["place"] = .object(place) }
    }
}

extension JSON {
    static func words(_ words: [String]) -> JSON { .array(words.map { .string($0) }) }
}
