import Domain
import HTTPServer
import JSONCoding
import Wire

/// Applies a button inside the form, after uploading the submitted images.
struct ComposeStep<Pages: KindPages> {
    /// The name of the buttons' field.
    private let field = "step"

    let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }

    func step(_ entry: FormEntry) async throws -> Step {
        let entry = try await entry.takingInPictures(visit)
        let parts = entry.text(field).split(separator: " ").map(String.init)
        guard let act = parts.first else { return .send(entry) }
        if act == TeacherNote.step {
            try await visit(API.teachers.begin())
        }
        let (what, shown) = (parts.dropFirst().first ?? "", entry.without(field))
        return .showAgain(shown.arranged(by: act, what) ?? Pages.step(act, what, shown) ?? shown)
    }
}

extension FormEntry {
    /// The entry after a button of its images was pressed; nil for another button.
    func arranged(by act: String, _ id: String) -> FormEntry? {
        switch act {
        case "remove-image": moving(id, by: nil)
        case "image-up": moving(id, by: -1)
        case "image-down": moving(id, by: 1)
        default: nil
        }
    }

    /// Moves an image by `steps`, or removes it if `steps` is nil.
    private func moving(_ id: String, by steps: Int?) -> FormEntry {
        var images = texts("images")
        guard let place = images.firstIndex(of: id) else { return self }
        images.remove(at: place)
        if let steps { images.insert(id, at: min(max(0, place + steps), images.count)) }
        return saying(images, at: "images")
    }
}
