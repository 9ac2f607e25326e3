/// Names that would make a member look like the operator or Madang itself.
enum ReservedNames {
    /// Refused as a word of any nickname.
    private static let offices = shapes(
        "관리자 관리인 관리팀 관리진 운영자 운영진 운영팀 운영위원 고객센터 고객지원 상담원 마당지기 공식계정 시스템 "
            + "admin administrator operator support moderator system root staff official helpdesk webmaster "
            + "postmaster superuser sysop sysadmin 매니저 스태프 스탭 oper ops mod mods manager"
    )
    private static let titles = shapes("님 팀 team")
    /// Refused alone or with an office, but allowed with text of the member's own.
    private static let server = shapes("마당 madang 공지 공지사항 공식")
    private static let fillers = shapes("님 팀 team the help info issuer")

    static func include(_ nickname: String) -> Bool {
        let words = nickname.split { " ._-".contains($0) }.map(String.init)
        return words.contains { isMade(of: offices, and: titles, $0) }
            || isMade(of: offices.union(server), and: fillers, nickname)
    }

    private static func shapes(_ names: String) -> Set<String> {
        Set(names.split(separator: " ").map { String($0).bareSkeleton })
    }

    /// Whether the text, apart from surrounding digits, consists of these names only and contains one of the
    /// first set.
    private static func isMade(of names: Set<String>, and more: Set<String>, _ text: String) -> Bool {
        let tail = text.trimmingPrefix(while: \.isNumber)
        let core = String(tail.reversed().trimmingPrefix(while: \.isNumber).reversed())
        return [text, core].map(\.bareSkeleton).contains { shape in
            names.contains { shape.contains($0) } && isCovered(shape[...], by: names.union(more))
        }
    }

    private static func isCovered(_ shape: Substring, by parts: Set<String>) -> Bool {
        shape.isEmpty
            || parts.contains { shape.hasPrefix($0) && isCovered(shape.dropFirst($0.count), by: parts) }
    }
}
