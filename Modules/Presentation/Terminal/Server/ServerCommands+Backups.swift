import Arguments
import Domain
import Files
import JSONCoding
import Wording

extension ServerCommands {
    static let backup = Action(
        "backup",
        Words("서버가 도는 동안 백업해요", "Back up, also while the server runs"),
        discussion: Words(
            """
            데이터베이스, 사진, 녹음, 문서, 설정을 한 순간의 모습으로 폴더에 담아요. 다음 백업은 새로운 것만 더해요. \
            열쇠는 --passphrase-file을 쓸 때만, 암호로 잠가서 담아요. 설정이 가리키는 비밀 파일은 담지 않아요. \
            \(AppSettings.quietNote[.korean])
            """,
            """
            Stores the database, pictures, recordings, documents and settings as they are at one moment. The \
            next backup adds only what is new. The key is included with --passphrase-file only, and \
            encrypted. Files of secrets that settings name are not included. \
            \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang backup /backups --data ./var --passphrase-file passphrase",
        options: { [passphrase(in: $0)] + AppSettings.quietOptions(in: $0) },
        arguments: { [folder(in: $0)] }
    ) { context in
        let progress = BackupProgress(context)
        defer { progress.end() }
        let report = try await context.program.app.backUp(
            context.operatorSettings(),
            to: context.backupFolder(),
            passphrase: try context.passphrase(),
            progress: { progress.reach($0) }
        )
        progress.end()
        return context.printout(of: report)
    }

    static let verify = Action(
        "verify",
        Words("백업이 온전한지 확인해요", "Verify backups"),
        discussion: Words(
            "모든 파일을 다시 읽고 행을 세어요. 온전하지 않은 백업이 있으면 종료 코드가 1이에요.",
            "Reads every file again and counts the rows. Exits with 1 when a backup is not whole."
        ),
        example: "madang verify /backups",
        arguments: { [folder(in: $0), name(in: $0, Words("백업의 이름. 기본은 모두", "the backup; all by default"))] }
    ) { context in
        let progress = BackupProgress(context)
        defer { progress.end() }
        let verdicts = try await context.program.app.verifyBackups(
            in: context.backupFolder(),
            named: context.invocation.text(ifGiven: "name"),
            progress: { progress.reach($0) }
        )
        progress.end()
        return context.printout(of: verdicts)
    }

    static let restore = Action(
        "restore",
        Words("백업을 빈 폴더와 빈 데이터베이스에 되살려요", "Restore a backup into an empty folder and database"),
        discussion: Words(
            """
            SQLite와 PostgreSQL 어느 쪽의 백업이든 어느 쪽에나 되살릴 수 있어요. 되살리기 전에 백업을 확인해요. \
            열쇠는 --passphrase-file로 백업에서 꺼내거나, --key-file의 것을 써요. \
            \(AppSettings.quietNote[.korean])
            """,
            """
            Restores into SQLite or PostgreSQL, wherever the backup was made. The backup is verified first. \
            The key comes from the backup with --passphrase-file, or is that of --key-file. \
            \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang restore /backups --data ./restored --passphrase-file passphrase",
        more: [
            (
                "madang restore /backups 20261128T193000Z --database-file db --key-file madang.key",
                Words("PostgreSQL에 되살려요", "restores into PostgreSQL")
            )
        ],
        options: { [passphrase(in: $0)] + AppSettings.quietOptions(in: $0) },
        arguments: {
            [folder(in: $0), name(in: $0, Words("백업의 이름. 기본은 마지막 백업", "the backup; the newest by default"))]
        }
    ) { context in
        let progress = BackupProgress(context)
        defer { progress.end() }
        let report = try await context.program.app.restore(
            context.operatorSettings(),
            from: context.backupFolder(),
            named: context.invocation.text(ifGiven: "name"),
            passphrase: try context.passphrase(),
            progress: { progress.reach($0) }
        )
        progress.end()
        return context.printout(of: report)
    }

    fileprivate static let passphraseFile = "passphrase-file"

    private static func passphrase(in language: Language) -> Option {
        Option(
            passphraseFile,
            .secretFile,
            label: "FILE",
            summary: language.say("백업 속 열쇠의 암호가 들어 있는 파일", "a file with the passphrase of the backup's key")
        )
    }

    private static func folder(in language: Language) -> Argument {
        Argument("folder", .folder, label: "DIR", summary: language.say("백업 폴더", "the folder of backups"))
    }

    private static func name(in language: Language, _ summary: Words) -> Argument {
        Argument("name", label: "NAME", .optional, summary: summary[language])
    }
}

extension CommandContext {
    /// What other programs take for standard output would become a folder of that name.
    fileprivate func backupFolder() throws -> String {
        let folder = invocation.text("folder")
        guard folder != "-" else {
            throw UsageComplaint(
                say(
                    "백업은 폴더에 해요. 한 파일로 보내려면 그 폴더를 tar로 묶어 주세요.",
                    "A backup is a folder. To send it as one file, make it with tar."
                )
            )
        }
        return folder
    }

    fileprivate func passphrase() throws -> [UInt8]? {
        guard let path = invocation.text(ifGiven: ServerCommands.passphraseFile) else { return nil }
        var bytes = try contents(of: path)
        // One line break, as of other secrets.
        for ending in "\n\r".utf8 where bytes.last == ending { bytes.removeLast() }
        guard !bytes.isEmpty else {
            throw UsageComplaint(say("\(path)에 암호가 없어요.", "There is no passphrase in \(path)."))
        }
        return bytes
    }
}
