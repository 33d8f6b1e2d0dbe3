-- What people of the store say in the feed's place. No import touches it, so it stands apart from the vehicles.
CREATE TABLE vehicle_edits (
  vin text COLLATE "C" NOT NULL,
  field text NOT NULL,
  -- JSON, as what the feed said at that time.
  value text NOT NULL,
  feed_said text NOT NULL,
  reason text,
  -- Null is the command line.
  person_id text,
  person_name text NOT NULL,
  at_ms bigint NOT NULL,
  -- The version of all edits that it came with.
  revision bigint NOT NULL,
  PRIMARY KEY (vin, field)
);

-- Vehicles that were ever edited, also those whose edits were all taken back.
CREATE TABLE edited_vehicles (
  vin text COLLATE "C" NOT NULL PRIMARY KEY,
  changed_at_ms bigint NOT NULL,
  -- The version of all edits in which it last changed.
  version bigint NOT NULL
);

CREATE INDEX edited_vehicles_by_version ON edited_vehicles (version);

-- Prices that shoppers were asked are never forgotten.
CREATE TABLE edited_prices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vin text COLLATE "C" NOT NULL,
  at_ms bigint NOT NULL,
  -- 1 where the price is the feed's own again.
  is_feed bigint NOT NULL,
  -- Null is no price.
  sale_price_cents bigint
);

CREATE INDEX edited_prices_by_vehicle ON edited_prices (vin, id);

CREATE TABLE vehicle_edits_version (
  id bigint NOT NULL PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL
);

INSERT INTO vehicle_edits_version (id, version) VALUES (1, 0);
