import Domain
import HTTPServer
import JSONCoding
import Wording

/// One of each refusal there is, for the page that explains them and the test that misses none.
let everyRefusal: [any Refusal & Worded] =
    AccountRefusal.allCases + SessionRefusal.allCases + NeighbourhoodRefusal.allCases + HouseRefusal.allCases
    + [SignInRefusal.failed, SignInRefusal.tooOften(retryAfter: .seconds(60))] as [any Refusal & Worded]
    + RequestRefusal.examples
