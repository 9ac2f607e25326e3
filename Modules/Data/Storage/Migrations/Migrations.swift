public import Database

/// All migrations in order. A released one is never edited; each change of the schema adds the next number.
public let migrations: [Migration] = [
    .baseline,
    .figures,
    .placeOfItsOwn,
    .moderation,
    .failedJobs,
    .placeAccuracy,
    .reasons,
    .apiTokens,
    .webhooks,
    .secondFactors,
    .appeals,
]
