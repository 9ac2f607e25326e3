import Database
import Domain
import Files
import Foundation
import ObjectStore
import Storage
import TestSupport
import Testing

@testable import Backups

@Suite("Copies of backups in a bucket", .timeLimit(.minutes(5)))
struct RemoteBackupsTests {
    private let place: TemporaryFolder
    private let sample: SampleDatabase
    private let service: LocalBucket
    private let remote: RemoteBackups
    private let backups: BackupFolder

    init() async throws {
        place = try TemporaryFolder()
        sample = try await SampleDatabase(.sqlite)
        service = try LocalBucket()
        remote = RemoteBackups(in: try #require(Self.bucket(service)))
        backups = try BackupFolder(creatingAt: place.file("backups").path)
    }

    private static func bucket(_ service: LocalBucket, secret: String = LocalBucket.secretKey) -> Bucket? {
        Bucket(
            service.address,
            Bucket.Account(region: LocalBucket.region, accessKey: LocalBucket.accessKey, secretKey: secret)
        )
    }

    @discardableResult
    private func backUp(after minutes: Int = 0) async throws -> String {
        try await backups.make(of: sample.source, at: SampleDatabase.now + .seconds(60 * minutes)).name
    }

    @Test("A copy has the layout of the folder, and the next one adds only what is new")
    func upload() async throws {
        let first = try await backUp()
        #expect(try await remote.upload(backups) == [first])
        let keys = service.objects.keys.sorted()
        #expect(
            keys.contains("madang/backups/records/\(first).json") && keys.contains("madang/backups/format")
        )
        #expect(keys.allSatisfy { $0.hasPrefix("madang/backups/") })
        for (key, bytes) in service.objects {
            let path = "\(backups.path)/" + key.dropFirst("madang/backups/".count)
            #expect(try File.contents(of: path) == bytes)
        }
        try sample.addImage("another picture")
        let second = try await backUp(after: 1)
        #expect(try await remote.upload(backups) == [second])
        // A picture, the list of the files, the record.
        #expect(service.objects.count == keys.count + 3)
        #expect(try await remote.upload(backups) == [])
        #expect(try await remote.newestTime == SampleDatabase.now + .seconds(60))
    }

    @Test("A backup is restored from the bucket alone")
    func download() async throws {
        let name = try await backUp()
        try await remote.upload(backups)
        try await sample.erase(2)
        try await backups.note([Member.ID(rawValue: 2): SampleDatabase.now], at: SampleDatabase.now)
        try await remote.upload(backups)

        let folder = try BackupFolder(creatingAt: place.file("elsewhere").path)
        #expect(try await remote.download(nil, into: folder) == name)
        #expect(try await folder.verify([name]).map(\.flaws) == [[]])
        #expect(try ErasureNote(in: folder.store).erasures.keys.map(\.rawValue) == [2])
        // Again, and of a backup that isn't there.
        #expect(try await remote.download(name, into: folder) == name)
        #expect(try await remote.download("20200101T000000Z", into: folder) == nil)
    }

    @Test("A copy that is interrupted anywhere is no backup, and the next one completes it")
    func interrupted() async throws {
        let name = try await backUp()
        var count = 0
        while true {
            service.refuse(after: count)
            do {
                try await remote.upload(backups)
                break
            } catch BucketError.refused(status: 500, code: "InternalError") {
                service.refuse(after: nil)
                #expect(try await remote.names().isEmpty)
            }
            count += 1
        }
        service.refuse(after: nil)
        #expect(count > 3)
        let folder = try BackupFolder(creatingAt: place.file("elsewhere").path)
        _ = try await remote.download(name, into: folder)
        #expect(try await folder.verify([name]).map(\.flaws) == [[]])
    }

    @Test("An object that was changed in the bucket isn't taken")
    func changed() async throws {
        try await backUp()
        try await remote.upload(backups)
        let key = try #require(service.objects.keys.first { $0.contains("/objects/") })
        service.objects[key]?.append(0)
        let folder = try BackupFolder(creatingAt: place.file("elsewhere").path)
        await #expect(throws: BackupFlaw.changed(object: String(key.suffix(64)))) {
            try await remote.download(nil, into: folder)
        }
        #expect(try folder.names().isEmpty)
    }

    @Test("The newest copies are kept, and nothing is removed that the folder doesn't know")
    func retention() async throws {
        let names = [try await backUp(), try await backUp(after: 1)]
        try sample.addImage("only in the third")
        let third = try await backUp(after: 2)
        try await remote.upload(backups)
        let count = service.objects.count

        let empty = try BackupFolder(creatingAt: place.file("elsewhere").path)
        #expect(try await remote.keep(newest: 1, knownFrom: empty).isEmpty)
        #expect(service.objects.count == count)

        #expect(try await remote.keep(newest: 1, knownFrom: backups) == names)
        #expect(try await remote.names() == [third])
        #expect(service.objects.count < count)
        _ = try await remote.download(third, into: empty)
        #expect(try await empty.verify([third]).map(\.flaws) == [[]])
    }

    @Test("A server copies each backup it makes, later when the bucket wasn't reachable")
    func scheduled() async throws {
        let scheduled = ScheduledBackups(
            in: backups.path,
            every: .seconds(3_600),
            keeping: 2,
            of: sample.source,
            copiedTo: { remote }
        )
        service.refuse(after: 0)
        await #expect(throws: BucketError.refused(status: 500, code: "InternalError")) {
            try await scheduled.run(at: SampleDatabase.now)
        }
        service.refuse(after: nil)
        try await scheduled.run(at: SampleDatabase.now + .seconds(1_000))
        #expect(try await remote.names() == backups.names())
        for minutes in [70, 140, 210] {
            try await scheduled.run(at: SampleDatabase.now + .seconds(60 * minutes))
        }
        #expect(try await remote.names() == backups.names())
        #expect(try backups.names().count == 2)
    }

    @Test("A bucket that is set while a server runs has all backups at once")
    func otherBucket() async throws {
        let other = try LocalBucket()
        let now = RemoteBackups(in: try #require(Self.bucket(other)))
        let chosen = place.file("chosen").path
        let scheduled = ScheduledBackups(
            in: backups.path,
            every: .seconds(3_600),
            keeping: 2,
            of: sample.source,
            copiedTo: { [remote] in FileManager.default.fileExists(atPath: chosen) ? now : remote }
        )
        try await scheduled.run(at: SampleDatabase.now)
        let first = try backups.names()
        try Data().write(to: place.file("chosen"))
        try await scheduled.run(at: SampleDatabase.now + .seconds(60))
        #expect(try first.count == 1 && backups.names() == first)
        #expect(try await now.names() == first)
        #expect(try await remote.names() == first)
    }

    @Test("A wrong secret is refused with the service's code")
    func refused() async throws {
        let other = RemoteBackups(in: try #require(Self.bucket(service, secret: "secret")))
        await #expect(throws: BucketError.refused(status: 403, code: "SignatureDoesNotMatch")) {
            try await other.names()
        }
    }

    @Test(
        "An address without a bucket, with a user or with letters that keys can't have is refused",
        arguments: [
            "https://s3.example", "https://s3.example/", "ftp://s3.example/bucket",
            "https://a:b@s3.example/c",
            "https://s3.example/b/../c", "https://s3.example/b?x=1", "https://s3.example/b c", "s3://bucket",
            "https://s3.example/마당",
        ]
    )
    func addresses(_ address: String) {
        let account = Bucket.Account(region: "r", accessKey: "k", secretKey: "s")
        #expect(Bucket(address, account) == nil)
        #expect(Bucket("https://s3.example/bucket/", account) != nil)
    }
}

@Suite("The signatures of the bucket that stands in for S3")
struct LocalBucketTests {
    /// Amazon's examples: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
    @Test(
        "They are those that Amazon publishes",
        arguments: [
            (
                "/test.txt", "host;range;x-amz-content-sha256;x-amz-date",
                "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
            ),
            (
                "/?max-keys=2&prefix=J", "host;x-amz-content-sha256;x-amz-date",
                "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"
            ),
        ]
    )
    func published(_ target: String, _ names: String, _ signature: String) throws {
        let claim = try #require(
            SignatureClaim(
                "AWS4-HMAC-SHA256 Credential=\(LocalBucket.accessKey)/20130524/us-east-1/s3/aws4_request,"
                    + "SignedHeaders=\(names),Signature=\(signature)"
            )
        )
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        let values = [
            "host": "examplebucket.s3.amazonaws.com", "range": "bytes=0-9", "x-amz-content-sha256": empty,
            "x-amz-date": "20130524T000000Z",
        ]
        let headers = names.split(separator: ";").map { (name: String($0), value: values[String($0)] ?? "") }
        #expect(
            claim.expected("GET", target, headers, bodyHash: empty, secretKey: LocalBucket.secretKey)
                == claim.signature
        )
    }
}
