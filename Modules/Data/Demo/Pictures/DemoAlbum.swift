import Database
import Domain
import Storage

/// The pictures that members of a demo have uploaded, each once.
struct DemoAlbum: Sendable {
    private struct Upload: Hashable {
        let owner: Member.ID
        let file: StoredFile
    }

    private let pictures: DemoPictures
    private var uploads: [Upload: Image.ID] = [:]

    init(_ pictures: DemoPictures) {
        self.pictures = pictures
    }

    /// Adds pictures of a listing. Returns the smallest size of the first.
    mutating func addPictures(
        of listing: DemoListing,
        _ clock: DemoClock,
        to batch: inout RowBatch,
        _ chance: inout Chance
    ) -> StoredFile? {
        let shown = choose(for: listing.post, &chance)
        for (place, picture) in shown.enumerated() {
            let upload = Upload(owner: listing.authorID, file: picture.files.full)
            let id = uploads[upload] ?? clock.id(at: listing.postedAt, listing.number * 4 + place)
            if uploads.updateValue(id, forKey: upload) == nil {
                batch.add(picture.uploaded(as: id, by: upload.owner, at: listing.postedAt))
            }
            batch.add(ImageUseRow(id, of: Subject(.listing, listing.id), place: place))
        }
        return shown.first?.files.thumb
    }

    /// Those who teach show more pictures than those who look for a lesson.
    private func choose(for post: any DemoPost, _ chance: inout Chance) -> [DemoPictures.Picture] {
        let drawn = post.motif.map(pictures.of) ?? []
        guard !drawn.isEmpty, chance.happens(post.side == .want ? 25 : 80) else { return [] }
        let first = chance.below(drawn.count)
        let count = post.side == .want ? 1 : chance.pick([1, 1, 2, drawn.count])
        return (0..<count).map { drawn[(first + $0) % drawn.count] }
    }
}

extension DemoPictures.Picture {
    fileprivate func uploaded(as id: Image.ID, by owner: Member.ID, at moment: Moment) -> Image {
        Image(id: id, owner: owner, width: width, height: height, files: files, uploadedAt: moment)
    }
}
