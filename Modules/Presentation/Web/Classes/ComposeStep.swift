import Domain
import HTTPServer
import JSONCoding
import Wire

/// What a button in the middle of the form asks for; and pictures that come along are taken in.
struct ComposeStep {
    /// The button's own field.
    static let field = "step"

    let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }

    func step(_ entry: FormEntry) async throws -> Step {
        let entry = try await entry.takingInPictures(visit)
        let parts = entry.text(Self.field).split(separator: " ").map(String.init)
        guard let act = parts.first else { return .send(entry) }
        let (what, shown) = (parts.dropFirst().first ?? "", entry.without(Self.field))
        switch act {
        case "add-session": return .showAgain(shown.addingSession)
        case "remove-session": return .showAgain(shown.removingSession(Int(what) ?? -1))
        case "remove-image": return .showAgain(shown.moving(what, by: nil))
        case "image-up": return .showAgain(shown.moving(what, by: -1))
        case "image-down": return .showAgain(shown.moving(what, by: 1))
        default: return .showAgain(shown)
        }
    }
}

extension FormEntry {
    private static let sessions = "schedule.sessions"

    fileprivate var addingSession: FormEntry {
        let row = count(of: Self.sessions)
        guard row < FormField.mostRows else { return self }
        return saying(["60"], at: "\(Self.sessions).\(row).minutes").saying(["fixed"], at: "plan")
    }

    /// The rows behind it move up.
    fileprivate func removingSession(_ removed: Int) -> FormEntry {
        changing { field throws(Violation) in
            guard let row = field.row(of: Self.sessions) else { return field }
            guard row != removed, let part = field.name.split(separator: ".").dropFirst(3).first else {
                return nil
            }
            return try FormField("\(Self.sessions).\(row > removed ? row - 1 : row).\(part)", field.text)
        }
    }

    /// Nil takes the picture out.
    fileprivate func moving(_ id: String, by steps: Int?) -> FormEntry {
        var images = texts("images")
        guard let place = images.firstIndex(of: id) else { return self }
        images.remove(at: place)
        if let steps { images.insert(id, at: min(max(0, place + steps), images.count)) }
        return saying(images, at: "images")
    }
}
