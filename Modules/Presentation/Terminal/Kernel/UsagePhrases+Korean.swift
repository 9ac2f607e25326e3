import Arguments
import Domain

extension UsagePhrases {
    static func `in`(_ language: Language) -> UsagePhrases {
        switch language {
        case .korean: korean
        case .english: english
        }
    }

    static let korean = UsagePhrases(
        usage: "사용법",
        commands: "명령",
        arguments: "인자",
        options: "옵션",
        commonOptions: "모든 명령에 쓰는 옵션",
        examples: "예",
        name: "이름",
        synopsis: "사용법",
        description: "설명",
        commandLabel: "명령",
        optionsLabel: "옵션",
        helpSummary: "이 도움말을 보여 줘요",
        versionSummary: "버전을 보여 줘요",
        standard: { "기본값: \($0)" },
        required: "꼭 필요해요",
        repeated: "여러 번 쓸 수 있어요",
        problem: korean(_:),
        seeHelp: { "도움말: \($0)" },
        setting: korean(_:),
        source: korean(_:)
    )

    private static func korean(_ problem: UsageError.Problem) -> String {
        switch problem {
        case .missingCommand(let choices): "명령이 빠졌어요: \(choices.joined(separator: ", "))."
        case .unknownCommand(let word, let near): "'\(word.printable)'라는 명령은 없어요.\(meant(near))"
        case .unknownOption(let word, let near): "\(word.printable) 옵션은 없어요.\(meant(near))"
        case .missingOption(let name): "\(name) 옵션이 꼭 필요해요."
        case .repeatedOption(let name): "\(name) 옵션을 두 번 썼어요."
        case .missingValue(let name, let kind, let unit):
            "\(name) 옵션에는 값이 필요해요: \(korean(kind, in: unit))."
        case .unexpectedValue(let name, let value):
            "\(name) 옵션에는 값을 쓰지 않아요. '\(value.printable)'를 빼 주세요."
        case .missingArgument(let name): "<\(name)>이(가) 빠졌어요."
        case .unexpectedArgument(let word): "'\(word.printable)'는 쓸 자리가 없어요."
        case .invalidValue(let word, let name, let kind, let unit):
            "\(name)에 '\(shown(word, kind).printable)'는 쓸 수 없어요. \(korean(kind, in: unit))여야 해요."
                + meant(kind.completed(word)?.printable)
        }
    }

    private static func korean(_ problem: SettingProblem) -> String {
        let place = korean(problem.source)
        return switch problem.reason {
        case .unknown(let name, let near): "\(place): '\(name.printable)'라는 설정은 없어요.\(meant(near))"
        case .invalid(let name, let value, let kind):
            "\(place): \(name)에 '\(shown(value, kind).printable)'는 쓸 수 없어요. \(korean(kind))여야 해요."
        case .repeated(let name, let first): "\(place): \(name)은(는) \(first)번째 줄에 이미 있어요."
        case .noEqualsSign: "\(place): 한 줄은 '이름 = 값'이에요."
        case .unclosedQuote: "\(place): 닫는 따옴표가 없어요."
        case .textAfterQuote: "\(place): 닫는 따옴표 뒤에 글자가 더 있어요."
        case .unreadable(let path, let why): "\(place): \(path.printable) 파일을 읽을 수 없어요. (\(why))"
        case .needed(let name, let other, let kind):
            "\(place): \(other) 설정에는 \(name)이(가) 필요해요. \(korean(kind))여야 해요."
        case .excluded(let name, let other): "\(place): \(name)과(와) \(other)은(는) 함께 쓸 수 없어요. 하나만 정해 주세요."
        case .hasPath(let name, let value):
            "\(place): \(name)에 '\(shown(value, .address).printable)'는 쓸 수 없어요. 호스트와 포트에서 끝나야 해요."
        }
    }

    private static func korean(_ source: SettingSource) -> String {
        switch source {
        case .option(let name): "옵션 \(name)"
        case .environment(let name): "환경 변수 \(name)"
        case .file(let path, let line): "\(path):\(line)"
        case .standard: "기본값"
        }
    }

    private static func korean(_ kind: ValueKind, in unit: String? = nil) -> String {
        let unit = unit ?? ""
        return switch kind {
        case .text: "글"
        case .integer(let range): "\(range.lowerBound)\(unit)에서 \(range.upperBound)\(unit) 사이의 정수"
        case .number(let range):
            "\(range.lowerBound.spelled)\(unit)에서 \(range.upperBound.spelled)\(unit) 사이의 수"
        case .choice(let words): "\(words.joined(separator: ", ")) 가운데 하나"
        case .order(let words): "\(words.joined(separator: ", ")) 가운데 쉼표로 구분한 몇 개"
        case .flag: "true 또는 false"
        case .duration: "90s, 15m, 1h30m 같은 시간"
        case .bytes: "512KiB, 10MB 같은 크기"
        case .origins: "https://map.example처럼 스킴과 이름으로 된 출처 (최대 20개), 또는 *"
        case .networks: "10.0.0.1, 172.18.0.0/16처럼 숫자로 된 주소나 네트워크"
        case .file: "파일 경로"
        case .folder: "폴더 경로"
        case .address: "scheme://host/name 같은 주소"
        case .secretFile: "비밀값이 든 파일의 경로"
        }
    }

    /// An address may contain a password, so messages do not repeat it.
    private static func shown(_ text: String, _ kind: ValueKind) -> String {
        kind == .address ? "…" : text
    }

    private static func meant(_ suggestion: String?) -> String {
        suggestion.map { " 혹시 '\($0)' 말인가요?" } ?? ""
    }
}
