import Arguments
import Domain
import JSONCoding
import Wording

/// `madang db …`
enum DatabaseCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "db",
            summary: language.say("데이터베이스를 옮겨요", "Move the database"),
            example: .init("madang db move --to-file /etc/madang/database --data /srv/madang"),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [move]

    private static let move = Action(
        "move",
        Words("서버를 멈춘 동안 SQLite와 PostgreSQL 사이에서 옮겨요", "Move to PostgreSQL or back, while stopped"),
        discussion: Words(
            """
            모든 행을 빈 데이터베이스에 옮기고 수와 내용을 비교해요. 중간에 멈추면 새 데이터베이스는 빈 채로 남아요. \
            열쇠와 사진은 그대로 써요. 끝나면 설정을 바꿔 주세요. 예전 데이터베이스는 지우지 않아요. \(AppSettings.quietNote[.korean])
            """,
            """
            Copies all rows into an empty database, and compares their number and content. Interrupted, it \
            leaves the new database empty. Key and pictures stay where they are. Change the setting \
            afterwards; the former database is left as it is. \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang db move --to-file /etc/madang/database --data /srv/madang",
        meaning: Words("SQLite에서 PostgreSQL로 옮겨요", "moves from SQLite to PostgreSQL"),
        more: [
            (
                "madang db move --to-sqlite --database-file /etc/madang/database --data /srv/madang",
                Words("SQLite로 되돌려요", "moves back")
            )
        ],
        options: { options(in: $0) + AppSettings.quietOptions(in: $0) }
    ) { context in
        let progress = BackupProgress(context)
        defer { progress.end() }
        let rows = try await context.program.app.moveDatabase(
            context.operatorSettings(),
            to: context.destination(),
            progress: { progress.reach($0) }
        )
        progress.end()
        let isSQLite = context.invocation.flag(toSQLite)
        return Printout(
            JSON.object(["rows": .integer(Int64(rows))]),
            text: context.say("\(rows)행을 옮겼고, 모두 같아요.", "Moved \(rows) rows; all are the same.") + "\n"
                + (isSQLite
                    ? context.say(
                        "이제 설정에서 database와 database-file을 빼 주세요.",
                        "Now remove database and database-file from the settings."
                    )
                    : context.say(
                        "이제 설정의 database-file이나 database에 새 주소를 적어 주세요.",
                        "Now set database-file or database to the new address."
                    ))
        )
    }

    fileprivate static let (to, toFile, toSQLite) = ("to", "to-file", "to-sqlite")

    private static func options(in language: Language) -> [Option] {
        [
            Option(
                to,
                .address,
                label: "URL",
                summary: language.say("새 데이터베이스의 postgres://… 주소", "the new database, as postgres://…")
            ),
            Option(
                toFile,
                .secretFile,
                label: "FILE",
                summary: language.say("그 주소가 들어 있는 파일", "a file with that address")
            ),
            .flag(
                toSQLite,
                summary: language.say("데이터 폴더의 SQLite로 옮겨요", "move to SQLite in the data folder")
            ),
        ]
    }
}

extension CommandContext {
    fileprivate func destination() throws -> DatabaseDestination {
        let address = invocation.text(ifGiven: DatabaseCommands.to)
        let file = invocation.text(ifGiven: DatabaseCommands.toFile)
        switch (address, file, invocation.flag(DatabaseCommands.toSQLite)) {
        case (let address?, nil, false): return .postgreSQL(address)
        case (nil, let file?, false):
            let text = String(decoding: try contents(of: file), as: UTF8.self)
            return .postgreSQL(text.filter { !$0.isNewline })
        case (nil, nil, true): return .sqlite
        default:
            throw UsageComplaint(
                say(
                    "--to, --to-file, --to-sqlite 가운데 하나만 적어 주세요.",
                    "Name one of --to, --to-file and --to-sqlite."
                )
            )
        }
    }
}
