-- What visitors want to be told of, by mail and after they confirmed it; rows go when they end.
CREATE TABLE alerts (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- In the links of their mails: whoever has it may confirm and stop.
  key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  -- The address in lower case: it gets one mail a day.
  mailbox TEXT NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id TEXT,
  language TEXT NOT NULL,
  store_id TEXT NOT NULL,
  -- car:VIN, or search:address.
  wish TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON: the price or the cars that the visitor knows of.
  known TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  -- NULL: nothing is sent yet.
  confirmed_at_ms INTEGER,
  ends_at_ms INTEGER NOT NULL,
  checked_at_ms INTEGER NOT NULL,
  UNIQUE (mailbox, wish)
) STRICT;

CREATE INDEX alerts_by_end ON alerts (ends_at_ms);
CREATE INDEX alerts_by_visitor ON alerts (visitor_id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX alerts_by_check ON alerts (checked_at_ms)
WHERE confirmed_at_ms IS NOT NULL;
