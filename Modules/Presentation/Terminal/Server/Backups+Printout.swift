import Arguments
import Domain
import JSONCoding
import Wording

extension CommandContext {
    func printout(of report: BackupReport) -> Printout {
        let document = JSON.object([
            "name": .string(report.name), "rows": .integer(Int64(report.rows)),
            "files": .integer(Int64(report.files)), "bytes": .integer(Int64(report.bytes)),
            "hasKey": .bool(report.hasKey), "keyFile": .string(report.keyFile),
            "secretFiles": .array(report.secretFiles.map(JSON.string)),
            "damaged": .array(report.damaged.map(JSON.string)),
        ])
        let megabytes = report.bytes / 1_000_000
        var lines = [
            say(
                "백업 \(report.name): \(report.rows)행, 파일 \(report.files)개 (\(megabytes)MB)",
                "Backup \(report.name): \(report.rows) rows, \(report.files) files (\(megabytes) MB)"
            )
        ]
        if !report.hasKey {
            lines.append(
                say(
                    "열쇠는 담지 않았어요. 백업과 다른 곳에 보관해 주세요: \(report.keyFile)",
                    "The key is not included. Keep a copy apart from the backup: \(report.keyFile)"
                )
            )
        }
        if !report.secretFiles.isEmpty {
            let files = report.secretFiles.joined(separator: ", ")
            lines.append(say("담지 않은 비밀 파일: \(files)", "Files of secrets that are not included: \(files)"))
        }
        if let first = report.damaged.first {
            lines.append(
                say(
                    "내용이 바뀐 파일이 \(report.damaged.count)개 있어요. 그대로 담았어요: \(first)",
                    "Files with changed content: \(report.damaged.count), included as they are: \(first)"
                )
            )
        }
        return Printout(document, text: lines.joined(separator: "\n"))
    }

    /// With an exit code of 1 if a backup is not whole.
    func printout(of verdicts: [BackupVerdict]) -> Printout {
        let isWhole = verdicts.allSatisfy(\.flaws.isEmpty)
        let document = JSON.object([
            "whole": .bool(isWhole),
            "backups": .array(
                verdicts.map { verdict in
                    [
                        "name": .string(verdict.name), "rows": .integer(Int64(verdict.rows)),
                        "files": .integer(Int64(verdict.files)),
                        "flaws": .array(
                            verdict.flaws.map { flaw in
                                ["code": .string(flaw.code), "detail": .string(flaw.words[language])]
                            }
                        ),
                    ]
                }
            ),
        ])
        let lines = verdicts.flatMap { verdict -> [String] in
            guard !verdict.flaws.isEmpty else {
                return [
                    voice.style.coloured(
                        say(
                            "✓ \(verdict.name): 온전해요. \(verdict.rows)행, 파일 \(verdict.files)개",
                            "✓ \(verdict.name) is whole: \(verdict.rows) rows, \(verdict.files) files"
                        ),
                        .green
                    )
                ]
            }
            let head = say("✗ \(verdict.name): 온전하지 않아요", "✗ \(verdict.name) is not whole")
            return [voice.style.coloured(head, .red)] + verdict.flaws.map { "    \($0.words[language])" }
        }
        var printout = Printout(document, text: lines.joined(separator: "\n"))
        printout.exitCode = isWhole ? .success : .failure
        return printout
    }

    func printout(of report: RestoreReport) -> Printout {
        let document = JSON.object([
            "name": .string(report.name), "rows": .integer(Int64(report.rows)),
            "files": .integer(Int64(report.files)),
            "settings": report.settings.map(JSON.string) ?? .null,
            "settingsInUse": .bool(report.areSettingsInUse),
            "erased": .integer(Int64(report.erased)),
        ])
        var lines = [
            say(
                "백업 \(report.name)을(를) 되살렸어요: \(report.rows)행, 파일 \(report.files)개",
                "Restored the backup \(report.name): \(report.rows) rows, \(report.files) files"
            )
        ]
        if report.erased > 0 {
            lines.append(
                say(
                    "백업한 다음 탈퇴한 계정 \(report.erased)개를 다시 지웠어요.",
                    "Accounts that were deleted after the backup, and deleted again: \(report.erased)"
                )
            )
        }
        if let settings = report.settings, !report.areSettingsInUse {
            lines.append(
                say(
                    "백업의 설정은 쓰지 않았어요. 확인한 다음 옮겨 주세요: \(settings)",
                    "The backup's settings are not in use. Check them, then move them: \(settings)"
                )
            )
        }
        return Printout(document, text: lines.joined(separator: "\n"))
    }
}
