import Database

extension Migration {
    /// Adds shops with all prices and statuses that they had. Listings get the figures by which shops are
    /// filtered and ordered.
    static let shops = Migration(
        48,
        "shops",
        sql: """
            ALTER TABLE listings ADD COLUMN monthly_cost INTEGER CHECK (monthly_cost >= 0);

            ALTER TABLE listings ADD COLUMN area INTEGER CHECK (area > 0);

            CREATE TABLE shops (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL CHECK (description <> ''),
                contract_area INTEGER CHECK (contract_area > 0),
                floor INTEGER NOT NULL CHECK (floor <> 0),
                total_floors INTEGER CHECK (total_floors >= floor),
                approved_on TEXT CHECK (approved_on <> ''),
                direction TEXT NOT NULL CHECK (direction <> ''),
                rooms INTEGER CHECK (rooms >= 0),
                toilets INTEGER CHECK (toilets >= 0),
                parking INTEGER CHECK (parking >= 0),
                ready_on TEXT CHECK (ready_on <> ''),
                loan TEXT NOT NULL CHECK (loan <> ''),
                office_name TEXT NOT NULL,
                office_address TEXT NOT NULL,
                office_phone TEXT NOT NULL,
                registration_number TEXT NOT NULL,
                broker_name TEXT NOT NULL,
                floor_plan TEXT NOT NULL CHECK (floor_plan <> '')
            ) STRICT;

            CREATE TABLE shop_prices (
                shop INTEGER NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 0),
                deal TEXT NOT NULL CHECK (deal <> ''),
                up_front INTEGER NOT NULL CHECK (up_front >= 0),
                rent INTEGER CHECK (rent >= 0),
                maintenance INTEGER CHECK (maintenance >= 0),
                premium INTEGER CHECK (premium >= 0),
                vat TEXT NOT NULL CHECK (vat <> ''),
                lease_months INTEGER NOT NULL CHECK (lease_months > 0),
                since INTEGER NOT NULL,
                PRIMARY KEY (shop, number)
            ) STRICT;

            CREATE TABLE shop_statuses (
                shop INTEGER NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 0),
                status TEXT NOT NULL CHECK (status <> ''),
                at INTEGER NOT NULL,
                PRIMARY KEY (shop, number)
            ) STRICT;
            """
    )
}
