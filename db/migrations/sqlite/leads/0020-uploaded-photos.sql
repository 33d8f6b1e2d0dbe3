-- Pictures of cars that people of the store sent, as they are kept: upright, made smaller, without what the camera noted.
CREATE TABLE uploaded_photos (
  vin TEXT NOT NULL,
  -- Of the bytes, so that a picture sent twice is one.
  hash TEXT NOT NULL,
  bytes BLOB NOT NULL,
  -- Null is the command line.
  person_id TEXT,
  person_name TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  -- The place among those that came together.
  position INTEGER NOT NULL,
  PRIMARY KEY (vin, hash)
) STRICT;
