import Domain
import Testing
import Wire

@testable import Web

@Suite("The page of notification switches")
struct NoticeSwitchesPageTests {
    @Test("Saving it unchanged turns no kind off, not even one that isn't shown", arguments: [true, false])
    func keepsAll(isOperator: Bool) throws {
        var visit = try Visit.sample()
        visit.isOperator = isOperator
        let page = NoticeSwitchesPage(
            settings: NoticeSettings(),
            reminders: EventRemindersBody([:]),
            device: DevicePushBody(nil, publicKey: "key"),
            digest: DigestBody(.none, isAvailable: true, at: Moment(milliseconds: 0))
        ).page(
            for: visit
        )
        for kind in Notice.Kind.allCases {
            #expect(page.content.text.contains("name=\"heard\" value=\"\(kind.rawValue)\""), "\(kind)")
        }
    }

    private static let favourites = Set(NoticeGroup.favourites.kinds)
    private static let all = Set(Notice.Kind.allCases)

    @Test("A group's switch turns all of it off or on, and nothing else")
    func wholeGroup() {
        let groups = Set(NoticeGroup.allCases).subtracting([.favourites])
        let off = NoticeChoice(heard: Self.all, groups: groups)
        #expect(off.muted(before: []) == Self.favourites)
        let on = NoticeChoice(
            heard: Self.all.subtracting(Self.favourites),
            groups: groups.union([.favourites])
        )
        #expect(on.muted(before: Self.favourites) == [])
    }

    @Test("Where single switches were changed, these count and not the group's", arguments: [true, false])
    func singleSwitches(isGroupOn: Bool) {
        let groups = Set(NoticeGroup.allCases).subtracting(isGroupOn ? [] : [.favourites])
        let choice = NoticeChoice(heard: Self.all.subtracting([.favouriteEdited]), groups: groups)
        #expect(choice.muted(before: []) == [.favouriteEdited])
        #expect(choice.muted(before: Self.favourites) == [.favouriteEdited])
    }

    @Test("A group of which some are on stays as it is when the page is saved unchanged")
    func partial() throws {
        let before: Set<Notice.Kind> = [.favouriteEdited, .favouriteClosed]
        let page = NoticeSwitchesPage(
            settings: NoticeSettings(muted: before),
            reminders: EventRemindersBody([:]),
            device: DevicePushBody(nil, publicKey: "key"),
            digest: DigestBody(.none, isAvailable: true, at: Moment(milliseconds: 0))
        )
        .page(for: try .sample(.korean))
        #expect(page.content.text.contains("\(Self.favourites.count)개 중 \(Self.favourites.count - 2)개만 받아요"))
        let choice = NoticeChoice(
            heard: Self.all.subtracting(before),
            groups: Set(NoticeGroup.allCases)
        )
        #expect(choice.muted(before: before) == before)
    }
}
