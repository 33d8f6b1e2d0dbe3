-- Vehicles that visitors have valued, with their answers and their offers.
CREATE TABLE trade_records (
  -- 96 random bits: a signed link names it.
  id text NOT NULL PRIMARY KEY,
  store_id text NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id text,
  created_at_ms bigint NOT NULL,
  -- Rises with every change, so that two tabs lose nothing.
  revision integer NOT NULL,
  kept_until_ms bigint NOT NULL,
  -- JSON: draft, offer and what was accepted.
  content text NOT NULL
);

CREATE INDEX trade_records_by_end ON trade_records (kept_until_ms);
CREATE INDEX trade_records_by_visitor ON trade_records (visitor_id)
WHERE visitor_id IS NOT NULL;
