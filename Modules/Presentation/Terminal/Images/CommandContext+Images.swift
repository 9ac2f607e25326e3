import Arguments
import Domain
import Files
import Remote
import Wire

extension CommandContext {
    /// Uploads these files in order, after reading all of them.
    func uploads(_ paths: [String], at client: MadangClient) async throws -> [ImageBody] {
        let pictures = try paths.map(picture)
        var images: [ImageBody] = []
        for picture in pictures {
            guard picture.count <= Image.mostBytes else { throw ImageRefusal.tooLarge }
            images.append(try await client(API.images.upload(), sending: picture))
        }
        return images
    }

    private func picture(_ path: String) throws -> [UInt8] {
        guard let bytes = try? File.contents(of: path) else {
            throw UsageComplaint(say("\(path) 파일을 읽을 수 없어요.", "\(path) can't be read."))
        }
        return bytes
    }
}
