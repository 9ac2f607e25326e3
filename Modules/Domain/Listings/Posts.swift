/// The use cases of the posts of one kind.
public struct Posts<Item: Post>: Sendable {
    let posts: any PostRepository<Item>
    let accounts: any AccountRepository
    let images: any ImageRepository
    let submissions: any SubmissionRepository
    let choosePlace: ChoosePlace
    let site: any SiteRepository
    let identifiers: IdentifierGenerator
    let clock: any WallClock

    public init(
        posts: any PostRepository<Item>,
        accounts: any AccountRepository,
        images: any ImageRepository,
        submissions: any SubmissionRepository,
        choosePlace: ChoosePlace,
        site: any SiteRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.posts = posts
        self.accounts = accounts
        self.images = images
        self.submissions = submissions
        self.choosePlace = choosePlace
        self.site = site
        self.identifiers = identifiers
        self.clock = clock
    }
}
