import Domain
import Geocoding
import HTTPServer
import Network
import Synchronization

/// A server on this machine that answers as Kakao's Local API does, and remembers what it was asked.
final class FakeKakao: Sendable {
    enum Mood: Sendable {
        case answer(String)
        case status(Int)
        /// No one answers at all.
        case gone
    }

    private let mood: Mood
    private let requests = Mutex<[String]>([])
    private let said = Mutex<[String]>([])

    init(_ mood: Mood) {
        self.mood = mood
    }

    var heard: [String] { requests.withLock { $0 } }
    var complaints: [String] { said.withLock { $0 } }

    /// What a server finds that may ask this server, and knows `home` by itself.
    func find(_ text: String, otherwise home: FoundAddress) async throws -> [FoundAddress] {
        let server = HTTPServer(configuration: ServerConfiguration(threads: 1), router: router)
        var address = "http://127.0.0.1:\(try server.start())"
        if case .gone = mood {
            await server.stop(within: .zero)
            address = "http://127.0.0.1:9"
        }
        let kakao = KakaoAddresses(
            HTTPClient(retries: .never),
            at: address,
            key: "secret",
            otherwise: Only(home)
        ) { [self] complaint in
            said.withLock { $0.append(complaint) }
        }
        let found = try await kakao.find(AddressText(text), limit: 5)
        await server.stop(within: .zero)
        return found
    }

    private var router: Router {
        let route = Route(.get, "/v2/local/search/address.json", body: .none) { [self] request in
            let key = request.headers["Authorization"] ?? ""
            let query = "q=\(request.query["query"] ?? "") size=\(request.query["size"] ?? "")"
            requests.withLock { $0.append("\(request.path) \(query) \(key)") }
            switch mood {
            case .answer(let text):
                return Response(status: 200, bytes: Array(text.utf8), type: "application/json")
            case .status(let status): return Response(status: status)
            case .gone: return Response(status: 500)
            }
        }
        return Router(routes: [route]) { rejection, _ in Response(status: rejection.status) }
    }

    static let building = """
        {"meta": {"total_count": 1, "pageable_count": 1, "is_end": true}, "documents": [{
          "address_name": "전북 익산시 부송동 100", "address_type": "REGION_ADDR",
          "x": "126.99597295767953", "y": "35.976749396987046",
          "address": {"address_name": "전북 익산시 부송동 100", "region_1depth_name": "전북",
            "region_2depth_name": "익산시", "region_3depth_name": "부송동", "region_3depth_h_name": "삼성동",
            "h_code": "4514069000", "b_code": "4514013400", "mountain_yn": "N", "main_address_no": "100",
            "sub_address_no": "", "x": "126.99597295767953", "y": "35.976749396987046"},
          "road_address": {"address_name": "전북 익산시 망산길 11-17", "region_1depth_name": "전북",
            "region_2depth_name": "익산시", "region_3depth_name": "부송동", "road_name": "망산길",
            "underground_yn": "N", "main_building_no": "11", "sub_building_no": "17",
            "building_name": "", "zone_no": "54547", "x": "126.99597295767953", "y": "35.976749396987046"}
        }]}
        """

    static func region(_ type: String) -> String {
        """
        {"meta": {"total_count": 1, "pageable_count": 1, "is_end": true}, "documents": [{
          "address_name": "서울 중구 명동", "address_type": "\(type)", "x": "126.98", "y": "37.56",
          "address": null, "road_address": null}]}
        """
    }
}

/// Knows one address, whatever it is asked for.
private struct Only: AddressFinder {
    let home: FoundAddress

    init(_ home: FoundAddress) {
        self.home = home
    }

    func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] { [home] }
}
