/// Finds routes: literal paths by one hash lookup, others in a tree where literals precede parameters.
struct RouteTable: Sendable {
    /// The routes of one path, by method.
    struct Endpoint: Sendable {
        private var routes: [Route?] = Array(repeating: nil, count: Method.allCases.count)

        subscript(method: Method) -> Route? {
            get { routes[method.index] }
            set { routes[method.index] = newValue }
        }

        /// Returns the route for a method; GET also serves HEAD.
        func route(for method: Method) -> Route? {
            self[method] ?? (method == .head ? self[.get] : nil)
        }
    }

    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var tail: Int?
        var endpoint: Int?
    }

    enum Outcome {
        case found(Route, values: [String])
        /// No route for this method; `allowed` is empty when the path does not exist.
        case missing(allowed: Set<Method>)
    }

    private var endpoints: [Endpoint] = []
    private var nodes = [Node()]
    private var wholePaths: [String: Int] = [:]

    init(_ routes: [Route]) {
        for route in routes { insert(route) }
    }

    func find(_ method: Method?, _ target: Target) -> Outcome {
        if target.isLiteral, let method, let index = wholePaths[target.rawPath],
            let route = endpoints[index].route(for: method)
        {
            return .found(route, values: [])
        }
        var search = Search(method: method, segments: target.segments)
        if let found = descend(&search, node: 0, depth: 0) {
            return .found(found, values: search.values)
        }
        return .missing(allowed: search.allowed)
    }

    private struct Search {
        let method: Method?
        let segments: [String]
        var values: [String] = []
        var allowed: Set<Method> = []
    }

    private func descend(_ search: inout Search, node: Int, depth: Int) -> Route? {
        let here = nodes[node]
        guard depth < search.segments.count else {
            return here.endpoint.flatMap { settle(&search, endpoint: $0) }
        }
        let segment = search.segments[depth]
        if let next = here.literals[segment] {
            if let route = descend(&search, node: next, depth: depth + 1) { return route }
            // The literal path exists, and only its own methods count.
            if !search.allowed.isEmpty { return nil }
        }
        if let next = here.parameter, !segment.isEmpty {
            search.values.append(segment)
            if let route = descend(&search, node: next, depth: depth + 1) { return route }
            search.values.removeLast()
        }
        if let endpoint = here.tail, let route = settle(&search, endpoint: endpoint) {
            search.values.append(search.segments[depth...].joined(separator: "/"))
            return route
        }
        return nil
    }

    private func settle(_ search: inout Search, endpoint: Int) -> Route? {
        if let method = search.method, let route = endpoints[endpoint].route(for: method) { return route }
        search.allowed.formUnion(Method.allCases.filter { endpoints[endpoint].route(for: $0) != nil })
        return nil
    }

    private mutating func insert(_ route: Route) {
        let pattern = Pattern(route.pattern)
        var node = 0
        var isTail = false
        for segment in pattern.segments {
            switch segment {
            case .literal(let text): node = follow(from: node, \.literals[text])
            case .parameter: node = follow(from: node, \.parameter)
            case .tail: isTail = true
            }
        }
        let place: WritableKeyPath<Node, Int?> = isTail ? \.tail : \.endpoint
        let index = nodes[node][keyPath: place] ?? endpoints.count
        if index == endpoints.count { endpoints.append(Endpoint()) }
        nodes[node][keyPath: place] = index
        precondition(
            endpoints[index][route.method] == nil,
            "two routes answer \(route.method) \(route.pattern)"
        )
        endpoints[index][route.method] = route
        if pattern.parameterNames.isEmpty { wholePaths[route.pattern] = index }
    }

    private mutating func follow(from node: Int, _ way: WritableKeyPath<Node, Int?>) -> Int {
        if let next = nodes[node][keyPath: way] { return next }
        nodes.append(Node())
        nodes[node][keyPath: way] = nodes.count - 1
        return nodes.count - 1
    }
}
