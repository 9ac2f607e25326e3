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
            폴더 대신 -를 쓰면 tar 파일 하나를 표준 출력으로 내보내요. 풀면 그 폴더가 돼요. \
            \(AppSettings.quietNote[.korean])
            """,
            """
            Stores the database, pictures, recordings, documents and settings as they are at one moment. The \
            next backup adds only what is new. The key is included with --passphrase-file only, and \
            encrypted. Files of secrets that settings name are not included. With - instead of a folder, the \
            backup is one tar archive on standard output; extracted, it is such a folder. \
            \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang backup /backups --data ./var --passphrase-file passphrase",
        more: [
            (
                "madang backup - --data ./var | ssh nas 'cat > madang.tar'",
                Words("다른 컴퓨터에 파일 하나로 백업해요", "backs up to another machine, as one file")
            ),
            (
                "madang backup /backups --remote",
                Words("backup-bucket에도 복사해요", "also copies it to backup-bucket")
            ),
        ],
        options: {
            [
                passphrase(in: $0),
                remote(
                    $0.say("폴더의 백업을 backup-bucket에도 복사해요", "also copy the folder's backups to backup-bucket")
                ),
            ] + AppSettings.quietOptions(in: $0)
        },
        arguments: { [folder(in: $0)] }
    ) { context in
        let progress = BackupProgress(context)
        defer { progress.end() }
        let destination = try context.backupDestination()
        let report = try await context.program.app.backUp(
            context.operatorSettings(),
            to: destination,
            passphrase: try context.passphrase(),
            progress: { progress.reach($0) }
        )
        progress.end()
        var printout = context.printout(of: report)
        if case .standardOutput = destination { printout.outlet = .error }
        return printout
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
        options: {
            [
                passphrase(in: $0),
                remote(
                    $0.say(
                        "먼저 backup-bucket에서 폴더로 내려받아요",
                        "download it from backup-bucket into the folder first"
                    )
                ),
            ] + AppSettings.quietOptions(in: $0)
        },
        arguments: {
            [folder(in: $0), name(in: $0, Words("백업의 이름. 기본은 마지막 백업", "the backup; the newest by default"))]
        }
    ) { context in
        let progress = BackupProgress(context)
        defer { progress.end() }
        if context.invocation.flag(remoteOption) { try await context.downloadBackup(progress) }
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
    fileprivate static let remoteOption = "remote"

    private static func remote(_ summary: String) -> Option { .flag(remoteOption, summary: summary) }

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
    fileprivate func backupDestination() throws -> BackupDestination {
        let (path, isRemote) = (invocation.text("folder"), invocation.flag(ServerCommands.remoteOption))
        guard path == "-" else { return isRemote ? .bucket(by: path) : .folder(path) }
        guard !isRemote else {
            throw UsageComplaint(
                say("버킷에는 폴더의 백업을 복사해요. - 대신 폴더를 알려 주세요.", "The bucket is a copy of a folder. Name one.")
            )
        }
        guard !program.streams.isTerminal(.output) else {
            throw UsageComplaint(
                say(
                    "백업을 화면에 내보낼 수는 없어요. 파일이나 다른 프로그램으로 보내 주세요.",
                    "A terminal can't take a backup. Send it to a file or a program."
                )
            )
        }
        return .standardOutput
    }

    /// What other programs take for standard input would become a folder of that name.
    fileprivate func backupFolder() throws -> String {
        let folder = invocation.text("folder")
        guard folder != "-" else {
            throw UsageComplaint(
                say(
                    "백업 파일을 먼저 폴더에 풀어 주세요: tar x -C 폴더",
                    "Extract the archive into a folder first: tar x -C DIR"
                )
            )
        }
        return folder
    }

    fileprivate func downloadBackup(_ progress: BackupProgress) async throws {
        try await program.app.downloadBackup(
            operatorSettings(),
            into: backupFolder(),
            named: invocation.text(ifGiven: "name"),
            progress: { progress.reach($0) }
        )
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
