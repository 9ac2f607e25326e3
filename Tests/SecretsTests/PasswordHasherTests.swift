import Secrets
import Testing

@Suite("Password hasher")
struct PasswordHasherTests {
    private func hasher(memory: Int = 8192, passes: Int = 1) throws -> PasswordHasher {
        try PasswordHasher(memory: memory, passes: passes)
    }

    @Test("A hash knows its own password and no other", arguments: ["correct horse", "", "비밀번호 🔑", "a\0b"])
    func verify(password: String) async throws {
        let hasher = try hasher()
        let hash = try await hasher.hash(password)
        #expect(hash.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(try await hasher.verify(password, against: hash))
        #expect(try await !hasher.verify(password + "x", against: hash))
        #expect(try await !hasher.verify("a\0c", against: hash))
    }

    @Test("The same password never hashes to the same text twice")
    func salted() async throws {
        let hasher = try hasher()
        #expect(try await hasher.hash("same") != hasher.hash("same"))
    }

    @Test(
        "Text that is no hash matches nothing",
        arguments: ["", "plain", "$argon2id$v=19$m=8", String(repeating: "$", count: 500)]
    )
    func garbage(hash: String) async throws {
        let hasher = try hasher()
        #expect(try await !hasher.verify("", against: hash))
        #expect(hasher.needsRehash(hash))
    }

    @Test("A hash made at another cost needs to be made again and still works until then")
    func rehash() async throws {
        let cheap = try hasher()
        let dear = try hasher(memory: 16384, passes: 2)
        let hash = try await cheap.hash("x")
        #expect(!cheap.needsRehash(hash))
        #expect(dear.needsRehash(hash))
        #expect(try await dear.verify("x", against: hash))
    }

    @Test("The decoy costs what a real hash costs and is different each time")
    func decoy() throws {
        let hasher = try hasher()
        #expect(!hasher.needsRehash(hasher.decoy))
        #expect(try self.hasher().decoy != hasher.decoy)
    }
}
