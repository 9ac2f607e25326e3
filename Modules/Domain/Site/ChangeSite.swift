/// Changes settings of the place, all or none of those that an operator sends.
public struct ChangeSite: Sendable {
    private let operators: any OperatorRepository
    private let site: any SiteRepository
    private let images: any ImageRepository
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        site: any SiteRepository,
        images: any ImageRepository,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.operators = operators
        self.site = site
        self.images = images
        self.gazetteer = gazetteer
        self.clock = clock
    }

    /// Throws ``SiteRefusal/notFound`` to anyone else, and the refusals of all values at once.
    public func callAsFunction(_ values: [SiteSetting: String], by who: Member.ID) async throws
        -> SiteSettings
    {
        guard try await operators.isOperator(who) else { throw SiteRefusal.notFound }
        let values = try await withPictures(values, of: who)
        return try await site.update(by: who, at: clock.now) { [gazetteer, clock] settings in
            let differences = try settings.set(values)
            if differences.contains(where: { $0.setting == .serves }) {
                _ = try settings.servedArea.localities(in: gazetteer, at: clock.now)
            }
            return differences
        }
    }

    /// A picture is given as the identifier of an upload of the operator, and kept by its files.
    private func withPictures(_ values: [SiteSetting: String], of who: Member.ID) async throws
        -> [SiteSetting: String]
    {
        var values = values
        for setting in [SiteSetting.logo, .welcomePicture] {
            guard let text = values[setting]?.tidied(), !text.isEmpty else { continue }
            guard let id = Image.ID(text), let image = try await images.find(id), image.owner == who else {
                throw SiteRefusal.unknownPicture(setting)
            }
            values[setting] = SitePicture(image).text
        }
        return values
    }
}

extension SiteSettings {
    /// Sets values, and returns what changed. Throws the refusals of all of them at once.
    mutating func set(_ values: [SiteSetting: String]) throws -> [SiteDifference] {
        var refusals = RefusalCollector()
        var differences: [SiteDifference] = []
        for setting in SiteSetting.allCases {
            guard let text = values[setting] else { continue }
            let change = try refusals.collect { try set(setting, to: text) }
            if case let difference?? = change { differences.append(difference) }
        }
        try refusals.throwIfRefused()
        return differences
    }
}
