import Database

extension Migration {
    /// Lets a post show as many pictures as its kind allows. SQLite can't change a condition of a column.
    static let morePictures = Migration(
        56,
        "more pictures",
        sql: """
            CREATE TABLE image_uses_of_kinds (
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                place INTEGER NOT NULL CHECK (place >= 0),
                image INTEGER NOT NULL REFERENCES images (id) ON DELETE CASCADE,
                PRIMARY KEY (subject_kind, subject_id, place)
            ) STRICT;

            INSERT INTO image_uses_of_kinds (subject_kind, subject_id, place, image)
            SELECT subject_kind, subject_id, place, image FROM image_uses;

            DROP TABLE image_uses;

            ALTER TABLE image_uses_of_kinds RENAME TO image_uses;

            CREATE INDEX image_uses_of_image ON image_uses (image);
            """
    )
}
