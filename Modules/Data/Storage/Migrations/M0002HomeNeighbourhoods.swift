import Database

extension Migration {
    static let homeNeighbourhoods = Migration(
        2,
        "home neighbourhoods",
        sql: """
            CREATE TABLE home_neighbourhoods (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 2),
                code TEXT NOT NULL,
                reach INTEGER NOT NULL CHECK (reach BETWEEN 0 AND 3),
                PRIMARY KEY (member, place),
                UNIQUE (member, code)
            ) STRICT;
            """
    )
}
