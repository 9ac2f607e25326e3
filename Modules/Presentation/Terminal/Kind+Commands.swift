import Arguments
import Domain

extension Listing.Kind {
    var commands: any CommandGroup.Type {
        switch self {
        case .class: PostCommands<ClassCommands>.self
        case .run: PostCommands<RunCommands>.self
        case .event: PostCommands<EventCommands>.self
        case .shop: PostCommands<ShopCommands>.self
        case .lesson: PostCommands<LessonCommands>.self
        case .community: PostCommands<CommunityCommands>.self
        }
    }
}
