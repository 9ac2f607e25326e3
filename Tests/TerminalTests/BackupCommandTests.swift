import Domain
import JSONCoding
import Terminal
import TestSupport
import Testing
import Wording

@Suite("The commands of backups")
struct BackupCommandTests {
    @Test("A backup without a passphrase says where the key is, and which secrets it lacks")
    func backup() async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type("backup", "/backups")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Backup 20261128T193000Z: 42 rows, 3 files (2 MB)
                The key is not included. Keep a copy apart from the backup: ./var/keys/madang.key
                Files of secrets that are not included: /etc/madang/smtp

                """
        )
        let json = await desk.type("backup", "/backups", "--json")
        #expect(json.document?["hasKey"] == false && json.document?["rows"] == 42)
    }

    @Test("With - the archive has standard output for itself, and the report goes to standard error")
    func standardOutput() async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type("backup", "-")
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix("Backup 20261128T193000Z: 42 rows"))
        guard case .standardOutput? = desk.server.destinations.first else {
            Issue.record("\(desk.server.destinations)")
            return
        }
        #expect(await (try TerminalSession(isTerminal: true)).type("backup", "-").status == 2)
        #expect(await desk.type("backup", "-", "--remote").status == 2)
        #expect(desk.server.destinations.count == 1)
    }

    @Test("With --remote a backup goes on to the bucket, and comes from there")
    func remote() async throws {
        let desk = try TerminalSession()
        #expect(await desk.type("backup", "/backups", "--remote").status == 0)
        guard case .bucket(by: "/backups")? = desk.server.destinations.first else {
            Issue.record("\(desk.server.destinations)")
            return
        }
        #expect(await desk.type("restore", "/backups", "--remote").status == 0)
        #expect(desk.server.downloads == ["/backups"])
    }

    @Test("A backup that isn't whole ends with 1 and says why")
    func verify() async throws {
        let desk = try TerminalSession()
        let whole = await desk.type("verify", "/backups")
        #expect(whole.status == 0)
        #expect(whole.output == "✓ 20261128T193000Z is whole: 42 rows, 3 files\n")

        let words = Words("없는 파일: ab12", "A file is missing: ab12")
        desk.server.change { $0.flaws = [BackupVerdict.Flaw("missing", words)] }
        let damaged = await desk.type("verify", "/backups", "20261127T193000Z")
        #expect(damaged.status == 1 && damaged.error.isEmpty)
        #expect(
            damaged.output == """
                ✗ 20261127T193000Z is not whole
                    A file is missing: ab12

                """
        )
        let json = await desk.type("verify", "/backups", "--json")
        #expect(json.status == 1 && json.document?["whole"] == false)
        #expect(json.document?["backups"]?[0]?["flaws"]?[0]?["code"] == "missing")
    }

    @Test("A restore says that settings of the backup are not in use")
    func restore() async throws {
        let outcome = await (try TerminalSession()).type("restore", "/backups")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Restored the backup 20261128T193000Z: 42 rows, 3 files
                The backup's settings are not in use. Check them, then move them: ./var/madang.conf.restored

                """
        )
    }

    @Test("A backup is read from a folder, and not from standard input", arguments: ["verify", "restore"])
    func standardInput(_ command: String) async throws {
        let outcome = await (try TerminalSession()).type(command, "-")
        #expect(outcome.status == 2 && outcome.error.contains("tar"))
    }

    @Test(
        "A move needs one place to move to",
        arguments: [[], ["--to-sqlite", "--to", "postgres://db/madang"]]
    )
    func move(_ options: [String]) async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type(["db", "move"] + options)
        #expect(outcome.status == 2 && outcome.error.contains("--to-file"))
        let moved = await desk.type("db", "move", "--to-sqlite")
        #expect(moved.status == 0 && moved.output.hasPrefix("Moved 42 rows; all are the same.\n"))
    }
}
