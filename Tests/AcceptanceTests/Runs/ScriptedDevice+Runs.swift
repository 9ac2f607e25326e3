import TestSupport

extension ScriptedDevice {
    /// The command that posts a run for two, with an exact place.
    static func postRun(starts: String) -> [String] {
        ["run", "post", "--title", "남산 둘레길", "--tag", "after-work", "--seats", "2"]
            + ["--starts", starts, "--pace", "average", "--afterparty", "no"]
            + ["--address", "명동길 14", "--lat", "37.5637", "--lon", "126.9838"]
    }

    /// Tells what hosting and joining runs asks for.
    func tellRunnerDetails() async throws {
        _ = try await perform("account", "edit", "--birth-year", "1990", "--pace", "average")
    }
}
