import Addresses
public import Arguments
public import Domain
import Files
public import Terminal

/// The index of road addresses in the data folder.
extension App {
    public func importAddresses(
        _ settings: Settings,
        from sources: [String],
        edition: String?,
        progress: @escaping @Sendable (_ lines: Int) -> Void
    ) async throws -> AddressImportReport {
        let plan = try AppConfiguration(settings)
        guard File.exists(plan.folder) else { throw AppFailure.noFolder(of: plan) }
        do {
            let report = try AddressImport.run(
                sources,
                into: plan.addressIndex,
                edition: edition,
                at: SystemClock().now,
                progress: progress
            )
            return AddressImportReport(
                facts: try AddressIndexFacts(in: plan),
                lines: report.counts.lines,
                withoutPoint: report.counts.withoutPoint,
                malformed: report.counts.flawed,
                firstMalformed: report.firstFlaw.map { "\($0.file):\($0.number)" }
            )
        } catch let failure as AddressImport.Failure {
            throw AppFailure(failure)
        } catch let unusable as AddressIndexUnusable {
            throw AppFailure(unusable, in: plan)
        }
    }

    public func addressIndex(_ settings: Settings) throws -> AddressIndexFacts {
        let plan = try AppConfiguration(settings)
        do {
            return try AddressIndexFacts(in: plan)
        } catch {
            throw AppFailure(error, in: plan)
        }
    }

    public func findAddresses(_ settings: Settings, _ sought: AddressText) throws -> [FoundAddress] {
        let plan = try AppConfiguration(settings)
        let finder: AddressesByIndex
        do {
            finder = try AddressesByIndex(at: plan.addressIndex)
        } catch {
            throw AppFailure(error, in: plan)
        }
        return finder.find(sought, limit: 10)
    }
}

extension AddressIndexFacts {
    /// Opens the index, and verifies it.
    init(in plan: AppConfiguration) throws(AddressIndexUnusable) {
        let facts = try AddressesByIndex(at: plan.addressIndex).facts
        self.init(
            edition: facts.edition.isEmpty ? nil : facts.edition,
            importedAt: facts.madeAt,
            addresses: facts.addresses,
            roads: facts.roads,
            size: facts.size
        )
    }
}
