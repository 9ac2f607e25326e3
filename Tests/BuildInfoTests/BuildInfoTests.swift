import Testing

@testable import BuildInfo

@Suite("The stamp of the program")
struct BuildInfoTests {
    @Test("A stamped program names its commit and the day of it")
    func stamped() throws {
        let build = try #require(BuildInfo(stamp: "0a1b2c3d4e5f-dirty 2026-11-28"))
        #expect(build.commit == "0a1b2c3d4e5f-dirty")
        #expect(build.date == "2026-11-28")
    }

    @Test("A program without a stamp claims nothing", arguments: ["", "0a1b2c3d4e5f", "one two three"])
    func unstamped(stamp: String) {
        #expect(BuildInfo(stamp: stamp) == nil)
        #expect(BuildInfo.current == nil, "tests aren't stamped")
    }
}
