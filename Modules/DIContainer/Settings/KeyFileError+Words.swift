import Glibc
import Secrets
import Wording

extension KeyFileError {
    /// The reason why the key is refused.
    var words: Words {
        switch self {
        case .wrongSize(_, let bytes):
            Words("열쇠가 아닌 것 같아요 (\(bytes)바이트).", "it doesn't look like a key (\(bytes) bytes).")
        case .openToOthers:
            Words("다른 사용자도 읽을 수 있어요.", "other users can read it, too.")
        case .notARegularFile:
            Words("보통 파일이 아니에요.", "it is not a plain file.")
        case .ownedByAnother(_, let owner):
            Words("다른 사용자(\(owner))의 파일이에요.", "it belongs to another user (\(owner)).")
        case .exists:
            Words("다른 열쇠가 이미 들어 있어요.", "it has another key already.")
        case .system(_, _, let code):
            Words("\(String(cString: strerror(code))).", "\(String(cString: strerror(code))).")
        }
    }

    /// The command that fixes it; nil for a malformed key, which needs a person's attention.
    var remedy: String? {
        switch self {
        case .openToOthers(let path, _): "chmod 600 \(path)"
        case .ownedByAnother(let path, _), .system(_, let path, EACCES): "chown \"$(id -un)\" \(path)"
        case .wrongSize, .notARegularFile, .exists, .system: nil
        }
    }
}
