-- Test drives and service visits that visitors booked.
CREATE TABLE appointments (
  -- 96 random bits: a signed link names it.
  id text NOT NULL PRIMARY KEY,
  -- Of its first lead.
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('testDrive', 'service')),
  store_id text NOT NULL,
  start_ms bigint NOT NULL,
  end_ms bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('booked', 'cancelled')),
  -- Rises with every change, so that two tabs lose nothing.
  revision integer NOT NULL,
  -- Of the form that booked it: pressed twice it books once.
  idempotency_key text NOT NULL,
  content_hash text NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id text,
  -- The address in lower case and the digits of the phone, for limits; NULL where none was given.
  mailbox text,
  phone text,
  created_at_ms bigint NOT NULL,
  kept_until_ms bigint NOT NULL,
  -- The beginning that the visitor was reminded of; NULL: of none yet.
  reminded_of_ms bigint,
  -- The beginning that fell on a day which was closed afterwards, and that the store was told of; NULL: of none.
  told_closed_ms bigint,
  -- JSON: customer, vehicles, repair order lines and notes.
  content text NOT NULL,
  CHECK (start_ms < end_ms)
);

CREATE INDEX appointments_by_time ON appointments (store_id, kind, start_ms)
WHERE state = 'booked';
CREATE INDEX appointments_by_start ON appointments (start_ms);
CREATE INDEX appointments_by_reference ON appointments (reference);
CREATE INDEX appointments_by_form ON appointments (idempotency_key);
CREATE INDEX appointments_by_end ON appointments (kept_until_ms);
CREATE INDEX appointments_by_mailbox ON appointments (mailbox)
WHERE mailbox IS NOT NULL;
CREATE INDEX appointments_by_phone ON appointments (phone)
WHERE phone IS NOT NULL;
CREATE INDEX appointments_by_visitor ON appointments (visitor_id)
WHERE visitor_id IS NOT NULL;

-- Times that are kept while somebody fills in the form.
CREATE TABLE slot_holds (
  -- 96 random bits: it travels signed.
  id text NOT NULL PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('testDrive', 'service')),
  store_id text NOT NULL,
  start_ms bigint NOT NULL,
  end_ms bigint NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id text,
  -- SHA-256 of the client's address, for limits.
  client_key text NOT NULL,
  ends_at_ms bigint NOT NULL,
  CHECK (start_ms < end_ms)
);

CREATE INDEX slot_holds_by_time ON slot_holds (store_id, kind, start_ms);
CREATE INDEX slot_holds_by_end ON slot_holds (ends_at_ms);
CREATE INDEX slot_holds_by_client ON slot_holds (client_key);
CREATE INDEX slot_holds_by_visitor ON slot_holds (visitor_id)
WHERE visitor_id IS NOT NULL;

-- Times that the store keeps for itself.
CREATE TABLE slot_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('testDrive', 'service')),
  store_id text NOT NULL,
  start_ms bigint NOT NULL,
  end_ms bigint NOT NULL,
  note text NOT NULL,
  created_at_ms bigint NOT NULL,
  CHECK (start_ms < end_ms)
);

CREATE INDEX slot_blocks_by_time ON slot_blocks (store_id, kind, start_ms);

-- Whoever takes a time writes the rows of its days first, so that two at once wait for each other.
CREATE TABLE appointment_days (
  store_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('testDrive', 'service')),
  -- YYYY-MM-DD in UTC.
  day text NOT NULL,
  writes bigint NOT NULL,
  PRIMARY KEY (store_id, kind, day)
);

-- Calendars of a store's appointments; whoever has the key may read one.
CREATE TABLE appointment_feeds (
  store_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('testDrive', 'service')),
  -- SHA-256 of the secret in the address, in hex.
  secret_hash text NOT NULL UNIQUE,
  renewed_at_ms bigint NOT NULL,
  PRIMARY KEY (store_id, kind)
);
