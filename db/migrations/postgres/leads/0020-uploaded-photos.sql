-- Pictures of cars that people of the store sent, as they are kept: upright, made smaller, without what the camera noted.
CREATE TABLE uploaded_photos (
  vin text COLLATE "C" NOT NULL,
  -- Of the bytes, so that a picture sent twice is one.
  hash text COLLATE "C" NOT NULL,
  bytes bytea NOT NULL,
  -- Null is the command line.
  person_id text,
  person_name text NOT NULL,
  at_ms bigint NOT NULL,
  -- The place among those that came together.
  position bigint NOT NULL,
  PRIMARY KEY (vin, hash)
);
