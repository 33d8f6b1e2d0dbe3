-- Vehicles that visitors have valued, with their answers and their offers.
CREATE TABLE trade_records (
  -- 96 random bits: a signed link names it.
  id TEXT NOT NULL PRIMARY KEY,
  store_id TEXT NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id TEXT,
  created_at_ms INTEGER NOT NULL,
  -- Rises with every change, so that two tabs lose nothing.
  revision INTEGER NOT NULL,
  kept_until_ms INTEGER NOT NULL,
  -- JSON: draft, offer and what was accepted.
  content TEXT NOT NULL
) STRICT;

CREATE INDEX trade_records_by_end ON trade_records (kept_until_ms);
CREATE INDEX trade_records_by_visitor ON trade_records (visitor_id)
WHERE visitor_id IS NOT NULL;
