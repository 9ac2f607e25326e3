import HTTPServer
import JSONCoding
import Wording

extension RequestRefusal: LocalizedRefusal {
    var words: Words {
        switch self {
        case .malformedJSON(let error):
            Words(
                "JSON을 읽을 수 없어요: \(error.line)번째 줄 \(error.column)번째 칸.",
                "The body is not valid JSON: \(error)."
            )
        case .violation(let violation):
            violation.words
        case .unsupportedMediaType:
            Words(
                "본문은 application/json으로 보내 주세요.",
                "Please send the body as application/json."
            )
        case .unknownParameter(let name, let suggestion):
            Words(
                "'\(name)'이라는 조건은 없어요.\(suggestion.map { " '\($0)'을(를) 쓰려고 하셨나요?" } ?? "")",
                "There is no parameter '\(name)'.\(suggestion.map { " Did you mean '\($0)'?" } ?? "")"
            )
        case .invalidParameter(let name):
            Words("'\(name)' 값을 다시 확인해 주세요.", "The value of '\(name)' is missing or not valid.")
        case .contradictoryParameter(let name):
            Words(
                "'\(name)' 값이 다른 조건과 맞지 않아요.",
                "The value of '\(name)' can't be combined with the other parameters."
            )
        case .foreignOrigin:
            Words(
                "마당의 화면에서 보낸 요청이 아니어서 받지 않았어요. 화면을 새로 열고 다시 해 주세요.",
                "The request came from another site, so nothing was changed. Please reload the page."
            )
        case .misdirected(let address):
            Words(
                "이 이름으로는 열 수 없어요. \(address)(으)로 와 주세요.",
                "This server doesn't answer under this name. Please go to \(address)."
            )
        case .rejected(let rejection):
            rejection.words
        }
    }
}

extension Violation {
    fileprivate var words: Words {
        switch kind {
        case .unknownField(let suggestion):
            Words(
                "'\(path)'이라는 항목은 없어요.\(suggestion.map { " '\($0)'을(를) 쓰려고 하셨나요?" } ?? "")",
                "There is no field '\(path)'.\(suggestion.map { " Did you mean '\($0)'?" } ?? "")"
            )
        case .missing:
            Words("'\(path)' 항목이 빠졌어요.", "The field '\(path)' is missing.")
        case .wrongType(let expected):
            Words(
                path.isEmpty ? "본문은 \(expected)여야 해요." : "'\(path)' 항목은 \(expected)여야 해요.",
                path.isEmpty
                    ? "The body must be of type \(expected)."
                    : "The field '\(path)' must be of type \(expected)."
            )
        case .tooMany(let most) where path.isEmpty:
            Words("항목은 \(most)개까지만 보낼 수 있어요.", "At most \(most) fields can be sent at once.")
        case .tooLong(let most), .tooMany(let most):
            Words("'\(path)' 항목은 \(most)까지만 돼요.", "The field '\(path)' is limited to \(most).")
        case .tooShort(let least), .tooFew(let least):
            Words("'\(path)' 항목은 \(least) 이상이어야 해요.", "The field '\(path)' needs at least \(least).")
        case .outOfRange(let lowest, let highest):
            Words(
                "'\(path)' 항목은 \(lowest)에서 \(highest)까지만 돼요.",
                "The field '\(path)' must be between \(lowest) and \(highest)."
            )
        case .unreadable(let wanted):
            Words("'\(path)' 항목의 형식을 확인해 주세요.", "The field '\(path)' is not a valid \(wanted).")
        case .notOneOf(let options):
            Words(
                "'\(path)' 항목은 다음 가운데 하나여야 해요: \(options.joined(separator: ", ")).",
                "The field '\(path)' must be one of: \(options.joined(separator: ", "))."
            )
        }
    }
}

extension Rejection {
    fileprivate var words: Words {
        switch self {
        case .notFound:
            Words("찾는 주소가 없어요.", "Page not found.")
        case .methodNotAllowed(let allowed):
            Words(
                "이 주소에서는 \(allowed.map(\.rawValue).joined(separator: ", "))만 쓸 수 있어요.",
                "This address only answers \(allowed.map(\.rawValue).joined(separator: ", "))."
            )
        case .uriTooLong(let limit):
            Words("주소가 너무 길어요. \(size(limit))까지 돼요.", "The address is longer than \(size(limit)).")
        case .headersTooLarge(let limit):
            Words("헤더가 너무 커요. \(size(limit))까지 돼요.", "The headers are larger than \(size(limit)).")
        case .bodyTooLarge(let limit):
            Words("보낸 내용이 너무 커요. \(size(limit))까지 보낼 수 있어요.", "At most \(size(limit)) can be sent.")
        case .bodyNotAllowed:
            Words("이 요청에는 본문을 보낼 수 없어요.", "This request takes no body.")
        case .timedOut:
            Words("요청이 제때 오지 않았어요.", "The request took too long to arrive.")
        case .badRequest(let reason):
            Words("요청을 읽을 수 없어요.", "The request can't be read: \(reason).")
        case .stopping:
            Words(
                "서버를 다시 시작하고 있어요. 잠시 뒤에 다시 시도해 주세요.",
                "The server is restarting. Please try again in a moment."
            )
        case .failed:
            Words(
                "저희 쪽에서 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.",
                "Something went wrong on our side. Please try again in a moment."
            )
        }
    }
}

/// A limit in the largest whole unit.
private func size(_ bytes: Int) -> String {
    if bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MB" }
    if bytes.isMultiple(of: 1_000_000) { return "\(bytes / 1_000_000) MB" }
    return bytes.isMultiple(of: 1_024) ? "\(bytes >> 10) KB" : "\(bytes) B"
}
