public import Domain
import HTTPServer
import Wire

/// Endpoints by which the holder of the printed link becomes the first operator.
public struct SetUpRoutes: Sendable {
    private let setUp: SetUp

    public init(setUp: SetUp) {
        self.setUp = setUp
    }

    public var endpoints: [Endpoint] {
        [check, begin, appoint.audited(as: .operatorSetUp)]
    }

    private var check: Endpoint {
        .on(API.setUp.check) { _, query, _ in
            try await setUp.check(query.token)
            return Nothing()
        }
    }

    private var begin: Endpoint {
        .on(API.setUp.begin) { _, body, _, request in
            let (application, password) = try body.application(reading: request.language)
            return SessionGrantBody(
                try await setUp(
                    application,
                    with: password,
                    naming: body.values,
                    by: body.token,
                    on: request.device
                )
            )
        }
    }

    private var appoint: Endpoint {
        .on(API.setUp.appoint) { _, body, who in
            try await setUp.appoint(who.member, naming: body.values, by: body.token)
            return Nothing()
        }
    }
}
