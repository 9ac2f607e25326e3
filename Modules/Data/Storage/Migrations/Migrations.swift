public import Database

/// Every step the schema ever took, in order. A released one is never edited: the next change is the next
/// number.
public let migrations: [Migration] = [
    .accounts,
    .homeNeighbourhoods,
    .images,
    .listings,
    .classes,
    .conversations,
    .notices,
    .moderation,
    .live,
    .deals,
    .favourites,
    .waysIn,
    .board,
    .operators,
    .heldBack,
    .suspensionLetters,
    .freshSignIns,
    .listingClosures,
    .keyFingerprint,
    .repeatedRequests,
    .boardChanges,
    .searchInMemory,
    .leanMessages,
    .facets,
    .rosters,
]
