-- Times are milliseconds since 1970 UTC, money is whole cents, miles are miles.

CREATE TABLE vehicles (
  vin TEXT NOT NULL PRIMARY KEY,
  store_id TEXT NOT NULL,
  feed TEXT NOT NULL,
  stock_number TEXT,
  condition TEXT NOT NULL CHECK (condition IN ('new', 'used', 'certified')),
  year INTEGER NOT NULL,
  make TEXT NOT NULL,
  model TEXT NOT NULL,
  trim TEXT,
  bodystyle TEXT NOT NULL,
  drivetrain TEXT,
  transmission TEXT,
  fuel_type TEXT,
  exterior_color TEXT,
  exterior_color_family TEXT,
  interior_color TEXT,
  interior_color_family TEXT,
  miles INTEGER,
  sale_price_cents INTEGER,
  old_price_cents INTEGER,
  listed_on TEXT NOT NULL,
  first_seen_at_ms INTEGER NOT NULL,
  changed_at_ms INTEGER NOT NULL,
  gone_at_ms INTEGER,
  -- SHA-256 of everything the feed says about the vehicle.
  content_hash TEXT NOT NULL,
  -- JSON: features, photos, description and the other facts nothing is looked up by.
  details TEXT NOT NULL
) STRICT;

CREATE INDEX vehicles_by_feed ON vehicles (store_id, feed, gone_at_ms);
CREATE INDEX vehicles_for_sale ON vehicles (vin) WHERE gone_at_ms IS NULL;

-- A price holds from at_ms on; the ids tell the order. NULL: the price was withdrawn.
CREATE TABLE price_history (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  vin TEXT NOT NULL REFERENCES vehicles (vin) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  sale_price_cents INTEGER
) STRICT;

CREATE INDEX price_history_by_vin ON price_history (vin);

CREATE TABLE import_runs (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  store_id TEXT NOT NULL,
  feed TEXT NOT NULL,
  format TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('committed', 'held')),
  held_reason TEXT CHECK (held_reason IN ('empty', 'vanishing')),
  started_at_ms INTEGER NOT NULL,
  -- When it was committed, or held.
  ended_at_ms INTEGER NOT NULL,
  row_count INTEGER NOT NULL,
  merged_row_count INTEGER NOT NULL,
  refused_count INTEGER NOT NULL,
  warning_count INTEGER NOT NULL,
  -- What the run did; all 0 when it was held.
  added INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  price_changed INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  gone INTEGER NOT NULL,
  samples_removed INTEGER NOT NULL,
  elsewhere INTEGER NOT NULL
) STRICT;

CREATE INDEX import_runs_by_feed ON import_runs (store_id, feed, id);
CREATE INDEX import_runs_by_end ON import_runs (status, ended_at_ms);

CREATE TABLE refused_rows (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  run_id INTEGER NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  -- Row of data in the file, from 1; NULL when the whole vehicle was refused after merging.
  row_number INTEGER,
  vin TEXT,
  reason TEXT NOT NULL
) STRICT;

CREATE INDEX refused_rows_by_run ON refused_rows (run_id);

-- One row; rises with every committed change.
CREATE TABLE inventory_version (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

INSERT INTO inventory_version (id, version) VALUES (1, 0);
