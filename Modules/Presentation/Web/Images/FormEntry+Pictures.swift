import Domain
import HTTPServer
import Wire

extension FormEntry {
    /// Uploads the form's images and replaces them with their identifiers.
    func takingInPictures(_ visit: Visit) async throws -> FormEntry {
        var images = texts("images")
        for file in files {
            do {
                let image = try await visit(API.images.upload(), sending: file.bytes)
                if !images.contains(image.id.description) { images.append(image.id.description) }
            } catch let refusal as ImageRefusal {
                throw FieldRefusal(refusal: refusal, field: "images")
            }
        }
        return saying(images, at: "images")
    }
    /// Its uploaded images, without those that were swept in the meantime.
    func pictures(atMost most: Int = Image.mostPerPost, _ visit: Visit) async throws -> [ImageBody] {
        var images: [ImageBody] = []
        for id in texts("images").prefix(most) {
            guard let id = Image.ID(id) else { continue }
            do {
                images.append(try await visit(API.images.one(id)))
            } catch ImageRefusal.notFound {}
        }
        return images
    }
}
