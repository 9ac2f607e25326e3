import Domain
import Wire
import Wording

extension NeighbourhoodBody {
    /// The neighbourhood's name alone: "역삼1동".
    func shortName(in language: Language) -> String { Self.short(name, nameEn, in: language) }

    /// The name with district and province.
    func fullName(in language: Language) -> String { language == .korean ? name : nameEn }

    static func short(_ name: String, _ nameEn: String, in language: Language) -> String {
        switch language {
        case .korean: name.split(separator: " ").last.map(String.init) ?? name
        case .english: nameEn.split(separator: ",").first.map(String.init) ?? nameEn
        }
    }
}

extension LocalityBody {
    var words: Words { Words(name, nameEn) }
}

extension NeighbourhoodLabelBody {
    func shortName(in language: Language) -> String { NeighbourhoodBody.short(name, nameEn, in: language) }
}
