import Database
import Domain
import Gallery
import Storage
import Terminal
import Wording

extension Doctor {
    /// Pictures of which a sample is looked up, when not all are.
    private static let sample = 200
    private static let page = 500

    /// Pictures in the database without their files, as after a restore without the folder.
    func pictureFiles(in database: Database) async -> Finding {
        do {
            let images = SQLImageRepository(database)
            let files = FolderFileStore(plan.imageFolder)
            var (seen, missing) = (0, 0)
            let starts = try await watch == nil ? images.spread(over: 10) : [nil]
            for start in starts {
                var latest = start
                let size = watch == nil ? Self.sample / 10 : Self.page
                while case let pictures = try await images.files(after: latest, count: size),
                    !pictures.isEmpty
                {
                    for picture in pictures {
                        seen += 1
                        if try await !files.hasAll(of: picture.files) { missing += 1 }
                    }
                    guard watch != nil else { break }
                    latest = pictures.last?.id
                }
            }
            return missing == 0 ? complete(seen) : lacking(missing, of: seen)
        } catch {
            let words = Words("사진 파일을 확인하지 못했어요: \(error)", "Picture files can't be checked: \(error)")
            return Finding("picture-files", .broken, AppFailure(error, in: plan)?.words ?? words)
        }
    }

    private func complete(_ seen: Int) -> Finding {
        Finding(
            "picture-files",
            .fine,
            watch == nil
                ? Words(
                    "살펴본 사진 \(seen)개의 파일이 모두 있어요.",
                    "The files of \(seen) pictures of a sample are there."
                )
                : Words("사진 \(seen)개의 파일이 모두 있어요.", "The files of all \(seen) pictures are there.")
        )
    }

    private func lacking(_ missing: Int, of seen: Int) -> Finding {
        let isOwn = plan.postgreSQL != nil && plan.imageFolder == "\(plan.folder)/images"
        let hint =
            isOwn
            ? Words(
                " 서버가 여럿이면 모두 같은 image-folder를 써야 해요.",
                " Several servers need the same image-folder."
            ) : Words("", "")
        return Finding(
            "picture-files",
            .broken,
            Words(
                "살펴본 사진 \(seen)개 가운데 \(missing)개의 파일이 \(plan.imageFolder)에 없어요.\(hint[.korean])",
                "Of \(seen) pictures, \(missing) lack their files in \(plan.imageFolder).\(hint[.english])"
            ),
            remedy: isOwn
                ? "madang serve --image-folder SHARED" : "rsync --archive BACKUP/images/ \(plan.imageFolder)/"
        )
    }

    func operators(in database: Database) async -> Finding {
        let count = try? await SQLOperatorRepository(database, MemberCache(database)).count()
        guard count == 0 else {
            return Finding("operators", .fine, Words("운영자가 있어요.", "There is an operator."))
        }
        return Finding(
            "operators",
            .doubtful,
            Words(
                "운영자가 없어서 신고를 볼 사람이 없어요. 가입한 이웃을 운영자로 정해 주세요.",
                "Without an operator, no one sees reports. Appoint a member."
            ),
            remedy: "madang operator add EMAIL --data \(plan.folder)"
        )
    }
}

extension FolderFileStore {
    fileprivate func hasAll(of files: ImageFiles) async throws -> Bool {
        for file in [files.thumb, files.card, files.full] where try await !has(file) { return false }
        return true
    }
}
