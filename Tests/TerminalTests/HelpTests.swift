import Testing

@Suite("The help of madang")
struct HelpTests {
    static let commands = [
        "", "demo", "image", "image upload",
        "serve", "migrate", "doctor", "config", "account", "account sign-up",
        "account show",
        "account edit",
        "account password", "account sessions", "account end-session", "account export", "account delete",
        "account verify-email", "account change-email", "account forgot-password", "account recover",
        "account reset-password", "account identities", "account link", "account unlink",
        "account consents", "account consent",
        "login", "logout", "whoami", "document", "neighbourhood", "neighbourhood find", "neighbourhood at",
        "neighbourhood show", "neighbourhood ring", "neighbourhood mine", "neighbourhood choose",
        "neighbourhood verify",
        "talk", "talk list", "talk start", "talk read", "talk send", "talk follow", "talk mute", "talk leave",
        "phone", "phone show", "phone set", "phone delete", "phone log", "phone read", "phone request",
        "phone allow", "phone decline", "phone withdraw",
        "teacher hours", "lesson slots", "lesson book", "lesson rebook", "lesson cancel",
        "notice",
        "notice list",
        "notice read", "notice switch", "block", "block add", "block remove", "block list", "report",
        "report file", "report list", "report show", "report dismiss", "report uphold", "report reopen",
        "report act",
        "provider", "provider check", "provider sandbox",
        "operator", "operator add", "operator confirm", "operator remove", "operator list",
        "audit", "audit list", "audit export",
        "class", "class post", "class show", "class edit", "class draft", "completions",
        "shop", "shop post", "shop show", "shop edit", "shop draft", "shop status", "shop compare",
        "shop figures",
        "lesson", "lesson post", "lesson show", "lesson edit", "lesson draft", "lesson suggested",
        "lesson notes", "lesson note",
        "community", "community post", "community show", "community edit", "community draft",
        "community list", "community like", "community delete",
        "run", "run post", "run show", "run edit", "run draft",
        "event", "event post", "event show", "event edit", "event draft", "event calendar",
        "event remind", "event claim", "event list", "event import", "claim", "claim list", "claim approve",
        "claim decline", "source mine", "source approve", "source decline",
        "listing edits", "listing viewed", "submission", "submission mine", "submission list",
        "submission approve", "submission decline", "submission trust", "submission distrust",
        "submission trusted", "website", "website list", "website add", "website prove", "website remove",
        "roster", "roster show", "roster list", "roster apply", "roster withdraw", "roster claim",
        "roster leave", "roster accept", "roster decline", "roster remove",
        "attendance", "attendance show", "attendance check-in", "attendance code", "attendance mark",
        "attendance dispute", "attendance answer", "attendance record",
        "series", "series list", "series end", "series resume", "listing reviews",
        "source", "source add", "source list", "source entries", "source fetch", "source pause",
        "source resume", "source withdraw", "source remove", "source accept", "source skip",
        "federation", "federation show", "federation block", "federation unblock",
        "listing", "listing close", "listing reopen", "listing cancel", "listing bump", "listing delete",
        "listing mine",
        "version",
        "feed", "search", "map", "favourite", "favourite add", "favourite remove", "favourite list",
        "log", "log write", "log show", "log list", "log calendar", "log edit", "log delete", "log import",
        "log runs", "log fellows", "log stamp",
        "comment", "comment list", "comment replies", "comment post", "comment reply", "comment edit",
        "comment delete", "comment mine",
        "saved", "saved add", "saved list", "saved open", "saved rename", "saved switch", "saved delete",
        "calendar", "calendar show", "calendar create", "calendar delete",
        "deal", "deal propose", "deal again", "deal show", "deal calendar", "deal list", "deal accept",
        "deal decline",
        "deal ask-changes", "deal move", "deal accept-move", "deal decline-move", "deal withdraw-move",
        "deal no-show", "deal withdraw-no-show", "deal agree-no-show", "deal dispute-no-show",
        "deal withdraw", "deal cancel", "deal complete", "review", "review write", "review edit",
        "review delete", "review reply", "review list", "order", "order list", "order show", "order seat",
        "order pass",
        "order lesson", "sale", "sale show", "sale seller", "sale open", "sale end",
        "order check", "order cancel-payment", "order settle-refund", "order withdraw", "order refund",
        "order refund-account", "order ask-account", "order agree", "order end-hold",
        "order income", "deposit",
        "deposit show", "deposit offer", "deposit end", "deposit order", "ledger", "ledger verify",
        "ledger statement", "member", "member show", "member reviews", "member listings",
        "member runs",
        "teacher", "teacher on", "teacher off", "teacher show", "teacher edit", "teacher students",
        "teacher verify", "recording", "recording list", "recording add", "recording rename",
        "recording remove",
        "verification", "verification list", "verification show", "verification accept",
        "verification decline",
    ]

    @Test("Every command has an example, in English and in Korean", arguments: commands)
    func example(command: String) async throws {
        let desk = try TerminalSession()
        let words = command.split(separator: " ").map(String.init)
        let english = await desk.type(words + ["--help"])
        let korean = await desk.type(words + ["--help"], environment: ["LANG": "ko_KR.UTF-8"])
        #expect(english.status == 0 && korean.status == 0)
        let line = ["madang"] + words
        for (help, title) in [(english.output, "Examples:"), (korean.output, "예:")] {
            let lines = help.split(separator: "\n").map(String.init)
            let examples = lines.drop { $0 != title }.dropFirst()
            #expect(examples.contains { $0.contains(line.joined(separator: " ")) }, "\(help)")
        }
        #expect(english.output.hasPrefix("Usage:"))
        #expect(korean.output.hasPrefix("사용법:"))
    }

    @Test("Completions know every command that has help, and no other")
    func complete() async throws {
        let script = try await TerminalSession().type("completions", "bash").output
        let places = script.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("'madang") && $0.contains(") _madang_offer words --") }
            .map { $0.dropFirst("'madang".count).prefix { $0 != "'" }.drop { $0 == " " } }
        #expect(Set(places.map(String.init)) == Set(Self.commands))
    }

    @Test("Without a word madang shows its help, which lists the exit codes")
    func nothing() async throws {
        let outcome = try await TerminalSession().type()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2 usage, 3 refused, 4 not signed in, 5 unreachable"))
    }

    @Test(
        "A mistyped word suggests the nearest, and exits with 2",
        arguments: [
            (["sevre"], "'serve'"), (["account", "sign-pu"], "'sign-up'"),
            (["serve", "--prot", "1"], "'--port'"),
            (["whoami", "--jsn"], "'--json'"), (["neighborhood", "find", "x"], "'neighbourhood'"),
        ]
    )
    func mistyped(words: [String], suggestion: String) async throws {
        let outcome = try await TerminalSession().type(words)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains("Did you mean \(suggestion)?"))
        let korean = try await TerminalSession().type(words + ["--language", "ko"])
        #expect(korean.error.contains("혹시 \(suggestion) 말인가요?"))
    }

    @Test(
        "The environment says which language is spoken, and --language knows better",
        arguments: [
            (["LANG": "ko_KR.UTF-8"], [], "마당"), (["LANG": "C"], [], "Madang"),
            (["LANG": "en_GB", "LC_ALL": "ko_KR"], [], "마당"),
            (["LANG": "ko_KR"], ["--language=en"], "Madang"),
            (["LANG": ""], ["--language", "ko"], "마당"),
        ]
    )
    func language(environment: [String: String], words: [String], start: String) async throws {
        let outcome = try await TerminalSession().type(words + ["--help"], environment: environment)
        #expect(outcome.output.contains("\n\(start)") || outcome.output.contains("동네 이웃과 나누는 \(start)"))
    }
}
