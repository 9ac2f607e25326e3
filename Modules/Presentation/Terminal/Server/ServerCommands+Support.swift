import Arguments
import Domain
import JSONCoding
import Wording

extension ServerCommands {
    static let support = Action(
        "support",
        Words("도움을 구할 때 보낼 파일을 만들어요", "Print what to send when you ask for help"),
        discussion: Words(
            """
            버전, 운영체제, 설정, 진단, 최근 비정상 종료 기록이 담겨요. 비밀번호와 이웃의 정보는 담기지 않아요. \
            보내기 전에 한 번 읽어 보세요. \(AppSettings.quietNote[.korean])
            """,
            """
            Version, system, settings, diagnosis and the latest crash reports, without passwords and without \
            what members wrote. Read it before you send it. \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang support --data /srv/madang",
        options: AppSettings.quietOptions
    ) { context in
        let app = context.program.app
        let settings = try context.operatorSettings()
        let parts = [
            ("program", ProgramCommands.version(of: context.program)),
            ("settings", context.printout(of: settings)),
            ("doctor", context.printout(of: await app.examine(settings, watchingFor: nil))),
        ]
        let crashes = try app.crashReports(settings)
        var document = JSONObject()
        for (name, printout) in parts { document[name] = try JSON(parsing: printout.document) }
        document["system"] = .string(app.build.system)
        document["crashes"] = .array(crashes.map(JSON.string))
        let texts = parts.map { ($0.0, $0.1.text) } + [("system", app.build.system)]
        return Printout(
            JSON.object(document),
            text: (texts + crashes.map { ("crash", $0) }).map { "== \($0.0)\n\($0.1)\n" }.joined(
                separator: "\n"
            )
        )
    }
}
