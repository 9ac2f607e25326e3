import Domain
import Remote
import Wire

extension CommandContext {
    /// Uploads these files in order, after reading all of them.
    func uploads(_ paths: [String], at client: MadangClient) async throws -> [ImageBody] {
        let pictures = try paths.map(contents)
        var images: [ImageBody] = []
        for picture in pictures {
            guard picture.count <= Image.mostBytes else { throw ImageRefusal.tooLarge }
            images.append(try await client(API.images.upload(), sending: picture))
        }
        return images
    }
}
