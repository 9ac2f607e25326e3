import Domain
import Testing

@Suite("Naming neighbourhoods")
struct NeighbourhoodTests {
    @Test(
        "Provinces and cities are called what neighbours call them",
        arguments: [
            ("서울특별시", "서울"), ("부산광역시", "부산"), ("세종특별자치시", "세종"), ("경기도", "경기"), ("강원특별자치도", "강원"),
            ("충청북도", "충북"), ("충청남도", "충남"), ("전북특별자치도", "전북"), ("전라남도", "전남"), ("경상북도", "경북"),
            ("경상남도", "경남"), ("제주특별자치도", "제주"), ("전남광주통합특별시", "전남광주"), ("도", "도"),
        ]
    )
    func short(sido: String, expected: String) {
        #expect(NeighbourhoodName.short(sido: sido) == expected)
    }

    @Test("A city that is its own province is named once")
    func sejong() {
        let name = NeighbourhoodName(
            sido: "세종특별자치시",
            sigungu: "세종시",
            dong: "보람동",
            sidoInEnglish: "Sejong",
            sigunguInEnglish: "Sejong-si",
            dongInEnglish: "Boram-dong"
        )
        #expect(name.korean == "세종 보람동")
        #expect(name.english == "Boram-dong, Sejong")
    }

    @Test("A city named as its province is named beside it")
    func jeju() {
        let name = NeighbourhoodName(
            sido: "제주특별자치도",
            sigungu: "제주시",
            dong: "이도2동",
            sidoInEnglish: "Jeju-do",
            sigunguInEnglish: "Jeju-si",
            dongInEnglish: "Ido 2-dong"
        )
        #expect(name.korean == "제주 제주시 이도2동")
        #expect(name.english == "Ido 2-dong, Jeju-si, Jeju-do")
    }

    @Test("A code is ten digits and nothing else", arguments: ["1114055000", "9999999999"])
    func code(text: String) {
        #expect(NeighbourhoodCode(text)?.description == text)
    }

    @Test(
        "Text that isn't a neighbourhood code is refused",
        arguments: [
            "", "0114055000", "111405500", "11140550001", "111405500x", "-114055000", "+114055000",
            "１１１４０５５０００",
        ]
    )
    func noCode(text: String) {
        #expect(NeighbourhoodCode(text) == nil)
    }

    @Test(
        "A reach goes from home to three borders away",
        arguments: [(-1, false), (0, true), (3, true), (4, false)]
    )
    func reach(steps: Int, isAllowed: Bool) {
        #expect((Reach(steps) != nil) == isAllowed)
    }

    @Test("A question has something in it and is no longer than sixty characters")
    func sought() throws {
        #expect(throws: NeighbourhoodRefusal.emptyQuery) { try NeighbourhoodText(" \u{3000}\n") }
        #expect(throws: NeighbourhoodRefusal.queryTooLong) {
            try NeighbourhoodText(String(repeating: "동", count: 61))
        }
        #expect(try NeighbourhoodText(String(repeating: "동", count: 60)).text.count == 60)
    }

    @Test("Every refusal has a code of its own and a place in the form where one would mend it")
    func refusals() {
        #expect(NeighbourhoodRefusal.noneHere.kind == .notFound)
        #expect(NeighbourhoodRefusal.unknownCode.kind == .notFound)
        #expect(NeighbourhoodRefusal.repeatedHome.kind == .invalid)
        #expect(NeighbourhoodRefusal.repeatedHome.code == "neighbourhood.repeated-home")
        #expect(NeighbourhoodRefusal.repeatedHome.field == "items")
        #expect(NeighbourhoodRefusal.emptyQuery.field == "q")
    }
}
