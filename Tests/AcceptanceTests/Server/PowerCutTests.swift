import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program: only a process can be killed.
@Suite("When the power goes", .serialized)
struct PowerCutTests {
    /// A few in every run; `make soak` asks for more.
    static let rounds = ProcessInfo.processInfo.environment["MADANG_TEST_POWER_CUTS"].flatMap { Int($0) } ?? 3

    /// The storm's neighbours are at home in many places; here all of them call from one.
    private static let behindProxy = ["--trusted-proxies", "127.0.0.1"]

    @Test("An acknowledged account exists, and an unacknowledged sign-up can be repeated")
    func powerCuts() async throws {
        let folder = try TemporaryFolder()
        var madang = try await MadangProcess(data: folder.path, Self.behindProxy)
        var welcomed: [SignUpLoad.Attempt] = []
        for round in 1...Self.rounds {
            let welcomes = Int.random(in: 5...40)
            let storm = try await SignUpLoad("r\(round)", of: 32, at: madang, killingAfter: welcomes)
            #expect(storm.welcomed.count >= welcomes, "round \(round)")
            #expect(await madang.end() == 128 + 9, "in round \(round) it ended by itself")
            welcomed += storm.welcomed
            #expect(try await storageIsSound(in: folder), "after round \(round)")

            madang = try await MadangProcess(data: folder.path, Self.behindProxy)
            for told in storm.welcomed {
                #expect(try await told.nicknameKept(at: madang) == told.nickname, "round \(round)")
            }
            try await refusalsHold(storm, at: madang)
            try await everyoneMayTryAgain(storm, at: madang)
        }
        for told in welcomed {
            #expect(try await told.nicknameKept(at: madang) == told.nickname, "at the end")
        }
        await madang.kill()
    }

    private func storageIsSound(in folder: TemporaryFolder) async throws -> Bool {
        let report = try await MadangProgram().run(["doctor", "--data", folder.path, "--json"])
        let findings = report.json["findings"]?.arrayValue ?? []
        return findings.contains { $0["check"] == "database" && $0["state"] == "fine" }
    }

    /// What was refused as taken is taken: the answer to a winner who was never kept is no reason to refuse.
    private func refusalsHold(_ storm: SignUpLoad, at madang: MadangProcess) async throws {
        for told in storm.refused {
            #expect(told.verdict == "409 account.nickname-taken")
            #expect(await told.again(at: madang).verdict == told.verdict)
        }
    }

    /// Those who heard nothing either have an account that opens, or get one now.
    private func everyoneMayTryAgain(_ storm: SignUpLoad, at madang: MadangProcess) async throws {
        for told in storm.unanswered {
            switch await told.again(at: madang).verdict {
            case "201": break
            case "409 account.email-taken": #expect(try await told.signIn(at: madang) == "201")
            case "409 account.nickname-taken": #expect(storm.wants(told.nickname) > 1)
            case let verdict: Issue.record("\(verdict ?? "no answer")")
            }
        }
    }
}

extension SignUpLoad {
    fileprivate func wants(_ nickname: String) -> Int {
        attempts.count { $0.nickname == nickname }
    }
}
