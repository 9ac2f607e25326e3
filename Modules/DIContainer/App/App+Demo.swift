public import Arguments
import Atlas
import Demo
import Domain
public import Terminal
import Vault
import Wording

/// Creates demo data.
extension App {
    public func fillDemo(
        _ settings: Settings,
        _ order: DemoOrder,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoMade {
        let password = try Password(order.password)
        return try await entering(try AppConfiguration(settings), .creating(newKey: false)) { container in
            let drivers = container.drivers
            let now = order.now ?? drivers.clock.now
            let gazetteer = drivers.gazetteer
            let spread = try order.spread(in: gazetteer, at: now)
            let plan = DemoPlan(
                seed: order.seed,
                listings: order.listings,
                now: now,
                seal: try await drivers.passwords.seal(password),
                spread: spread
            )
            let fill = FillDemo(
                drivers.database,
                places: gazetteer.all(at: now).map(DemoPlace.init),
                press: drivers.imagePress,
                recorder: drivers.recordingProcessor,
                store: drivers.fileStore
            )
            do {
                return DemoMade(try await fill(plan, progress: progress))
            } catch let refusal as DemoRefusal {
                throw AppFailure(refusal)
            }
        }
    }
}

extension DemoOrder {
    fileprivate func spread(in gazetteer: some Gazetteer, at now: Moment) throws -> DemoSpread {
        do {
            let code = try neighbourhood.map(NeighbourhoodCode.init(parsing:))
            return try DemoSpread(around: code, of: listings, in: gazetteer, at: now)
        } catch {
            throw AppFailure.unknownNeighbourhood
        }
    }
}

extension AppFailure {
    fileprivate static let unknownNeighbourhood = AppFailure(
        Words("그 코드의 동네가 없어요.", "There is no neighbourhood with that code."),
        remedy: "madang neighbourhood find 역삼1동"
    )

    fileprivate init(_ refusal: DemoRefusal) {
        switch refusal {
        case .serverNotEmpty:
            self.init(
                Words(
                    "이미 이웃이 있는 마당이에요. 빈 데이터 폴더에 만들어 주세요.",
                    "This server already has members. A demo needs an empty one."
                ),
                remedy: "madang demo --data ./var/demo"
            )
        case .serverInUse:
            self.init(
                Words(
                    "다른 프로그램이 이 마당을 열어 두었어요. 서버를 멈춘 다음 채워 주세요.",
                    "Another process has this data open. Stop the server first."
                ),
                remedy: "madang demo --data ./var/demo"
            )
        }
    }
}

extension DemoMade {
    fileprivate init(_ summary: DemoSummary) {
        self.init(counts: [
            ("neighbours", summary.neighbours), ("listings", summary.listings),
            ("favourites", summary.favourites), ("conversations", summary.conversations),
            ("messages", summary.messages), ("deals", summary.deals), ("reviews", summary.reviews),
            ("orders", summary.orders),
        ])
    }
}
