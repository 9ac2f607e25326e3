import Database

extension Migration {
    static let images = Migration(
        3,
        "images",
        sql: """
            CREATE TABLE images (
                id INTEGER PRIMARY KEY,
                owner INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                width INTEGER NOT NULL CHECK (width > 0),
                height INTEGER NOT NULL CHECK (height > 0),
                thumb TEXT NOT NULL,
                card TEXT NOT NULL,
                full_size TEXT NOT NULL,
                uploaded_at INTEGER NOT NULL,
                UNIQUE (full_size, owner)
            ) STRICT;

            CREATE INDEX images_of_owner ON images (owner, uploaded_at);
            CREATE INDEX images_by_thumb ON images (thumb);
            CREATE INDEX images_by_card ON images (card);

            CREATE TABLE image_uses (
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 7),
                image INTEGER NOT NULL REFERENCES images (id) ON DELETE CASCADE,
                PRIMARY KEY (subject_kind, subject_id, place)
            ) STRICT;

            CREATE INDEX image_uses_of_image ON image_uses (image);

            ALTER TABLE accounts ADD COLUMN picture INTEGER REFERENCES images (id) ON DELETE SET NULL;
            CREATE INDEX accounts_of_picture ON accounts (picture);
            ALTER TABLE accounts ADD COLUMN interests INTEGER NOT NULL DEFAULT 0;
            """
    )
}
