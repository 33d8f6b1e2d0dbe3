-- Times are milliseconds since 1970 UTC, money is whole cents, miles are miles.

CREATE TABLE vehicles (
  vin text COLLATE "C" NOT NULL PRIMARY KEY,
  store_id text NOT NULL,
  feed text NOT NULL,
  stock_number text,
  condition text NOT NULL CHECK (condition IN ('new', 'used', 'certified')),
  year integer NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  trim text,
  bodystyle text NOT NULL,
  drivetrain text,
  transmission text,
  fuel_type text,
  exterior_color text,
  exterior_color_family text,
  interior_color text,
  interior_color_family text,
  miles integer,
  sale_price_cents bigint,
  old_price_cents bigint,
  listed_on text NOT NULL,
  first_seen_at_ms bigint NOT NULL,
  changed_at_ms bigint NOT NULL,
  gone_at_ms bigint,
  -- SHA-256 of everything the feed says about the vehicle.
  content_hash text NOT NULL,
  -- JSON: features, photos, description and the other facts nothing is looked up by.
  details text NOT NULL
);

CREATE INDEX vehicles_by_feed ON vehicles (store_id, feed, gone_at_ms);
CREATE INDEX vehicles_for_sale ON vehicles (vin) WHERE gone_at_ms IS NULL;

-- A price holds from at_ms on; the ids tell the order. NULL: the price was withdrawn.
CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vin text COLLATE "C" NOT NULL REFERENCES vehicles (vin) ON DELETE CASCADE,
  at_ms bigint NOT NULL,
  sale_price_cents bigint
);

CREATE INDEX price_history_by_vin ON price_history (vin, id);

CREATE TABLE import_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id text NOT NULL,
  feed text NOT NULL,
  format text NOT NULL,
  status text NOT NULL CHECK (status IN ('committed', 'held')),
  held_reason text CHECK (held_reason IN ('empty', 'vanishing')),
  started_at_ms bigint NOT NULL,
  -- When it was committed, or held.
  ended_at_ms bigint NOT NULL,
  row_count integer NOT NULL,
  merged_row_count integer NOT NULL,
  refused_count integer NOT NULL,
  warning_count integer NOT NULL,
  -- What the run did; all 0 when it was held.
  added integer NOT NULL,
  returned integer NOT NULL,
  changed integer NOT NULL,
  price_changed integer NOT NULL,
  unchanged integer NOT NULL,
  gone integer NOT NULL,
  samples_removed integer NOT NULL,
  elsewhere integer NOT NULL
);

CREATE INDEX import_runs_by_feed ON import_runs (store_id, feed, id);
CREATE INDEX import_runs_by_end ON import_runs (status, ended_at_ms);

CREATE TABLE refused_rows (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  -- Row of data in the file, from 1; NULL when the whole vehicle was refused after merging.
  row_number integer,
  vin text COLLATE "C",
  reason text NOT NULL
);

CREATE INDEX refused_rows_by_run ON refused_rows (run_id);

-- One row; rises with every committed change.
CREATE TABLE inventory_version (
  id integer NOT NULL PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL
);

INSERT INTO inventory_version (id, version) VALUES (1, 0);
