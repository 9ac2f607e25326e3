import Domain
import Testing

@Suite("A nickname")
struct NicknameTests {
    @Test(
        "A member can't be taken for the operator by it",
        arguments: [
            "관리자", "운영자", "마당", "마당지기", "고객센터", "admin", "Admin", "ADMIN", "madang", "operator", "support",
            "аdmin", "ａｄｍｉｎ", "αdmin", "ADΜIΝ", "adm1n", "0perator", "rооt", "ádmin", "a\u{323}dmin", "admın",
            "ㄱㅘㄴㄹㅣㅈㅏ", "관리ㅈㅏ", "\u{1100}\u{116A}\u{11AB}\u{1105}\u{1175}\u{110C}\u{1161}", "관 리 자",
            "관리자님", "운영자1", "1admin", "Madang 운영자", "마당 관리자님", "admin kim", "김.관리자", "공식 마당", "마당팀",
            "oper0", "оper1", "매니저", "mod", "m0d", "0ps", "스태프1", "ｍａｄａｎｇ", "mаdаng", "마.당", "madang_team",
            "sysadmin", "관리자_김",
        ]
    )
    func reserved(_ text: String) {
        #expect(throws: AccountRefusal.nicknameReserved) { try Nickname(choosing: text) }
    }

    @Test(
        "A name that only sounds like it stays free",
        arguments: [
            "마당발", "badminton", "우리마당", "루트비어", "supportive", "달래", "운영", "Ána", "staffan", "공지영", "마당 고양이",
            "roots beer", "model", "opera", "modern", "김시스", "Надя",
            "李小龍", "システィ",
        ]
    )
    func free(_ text: String) throws {
        _ = try Nickname(choosing: text)
    }

    @Test(
        "Invisible characters are not letters",
        arguments: [
            "달\u{200B}래", "달\u{200D}래", "달\u{3164}래", "ana\u{FE0F}", "달\u{115F}래",
            "a\u{34F}na",
        ]
    )
    func invisible(_ text: String) {
        #expect(throws: AccountRefusal.nicknameLetters) { try Nickname(text) }
    }

    @Test(
        "Two that look the same are one",
        arguments: [
            ("ana", "аnа"), ("ana", "ＡＮＡ"), ("kim10", "kimlO"), ("Illl", "l1lI"), ("mina", "rnina"),
            ("달래", "ㄷㅏㄹㄹㅐ"), ("서울 사람", "서울사람"), ("pasha", "раѕһа"), ("ben.lee", "ben_lee"),
            ("Οscar", "oscar"), ("м1", "m1"), ("твк", "tbk"), ("М1", "м1"),
        ]
    )
    func alike(_ one: String, _ other: String) throws {
        #expect(try Nickname(one).uniqueKey == Nickname(other).uniqueKey)
    }

    @Test(
        "Two that can be told apart are two",
        arguments: [
            ("ana", "anna"), ("달래", "달내"), ("뭄바", "anaqk"), ("kim2", "kim3"), ("José", "Jose"),
            ("надя", "дана"),
        ]
    )
    func different(_ one: String, _ other: String) throws {
        #expect(try Nickname(one).uniqueKey != Nickname(other).uniqueKey)
    }
}
