-- What people of the store say in the feed's place. No import touches it, so it stands apart from the vehicles.
CREATE TABLE vehicle_edits (
  vin TEXT NOT NULL,
  field TEXT NOT NULL,
  -- JSON, as what the feed said at that time.
  value TEXT NOT NULL,
  feed_said TEXT NOT NULL,
  reason TEXT,
  -- Null is the command line.
  person_id TEXT,
  person_name TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  -- The version of all edits that it came with.
  revision INTEGER NOT NULL,
  PRIMARY KEY (vin, field)
) STRICT;

-- Vehicles that were ever edited, also those whose edits were all taken back.
CREATE TABLE edited_vehicles (
  vin TEXT NOT NULL PRIMARY KEY,
  changed_at_ms INTEGER NOT NULL,
  -- The version of all edits in which it last changed.
  version INTEGER NOT NULL
) STRICT;

CREATE INDEX edited_vehicles_by_version ON edited_vehicles (version);

-- Prices that shoppers were asked are never forgotten.
CREATE TABLE edited_prices (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  vin TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  -- 1 where the price is the feed's own again.
  is_feed INTEGER NOT NULL,
  -- Null is no price.
  sale_price_cents INTEGER
) STRICT;

CREATE INDEX edited_prices_by_vehicle ON edited_prices (vin, id);

CREATE TABLE vehicle_edits_version (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

INSERT INTO vehicle_edits_version (id, version) VALUES (1, 0);
