import Database

extension Migration {
    /// Figures by week and kind.
    static let figures = Migration(
        2,
        "figures",
        sql: """
            CREATE TABLE week_figures (
                monday INTEGER PRIMARY KEY,
                joined INTEGER NOT NULL CHECK (joined >= 0),
                active INTEGER CHECK (active >= 0),
                counted_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE kind_figures (
                monday INTEGER NOT NULL REFERENCES week_figures (monday) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind <> ''),
                posts INTEGER NOT NULL CHECK (posts >= 0),
                agreements INTEGER NOT NULL CHECK (agreements >= 0),
                questions INTEGER NOT NULL CHECK (questions >= 0),
                answered INTEGER NOT NULL CHECK (answered BETWEEN 0 AND questions),
                PRIMARY KEY (monday, kind)
            ) STRICT;

            CREATE INDEX roster_facts_of_admissions ON roster_facts (at) WHERE event = 'admitted';
            """
    )
}
