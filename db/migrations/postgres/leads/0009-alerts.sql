-- What visitors want to be told of, by mail and after they confirmed it; rows go when they end.
CREATE TABLE alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In the links of their mails: whoever has it may confirm and stop.
  key text NOT NULL UNIQUE,
  email text NOT NULL,
  -- The address in lower case: it gets one mail a day.
  mailbox text NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id text,
  language text NOT NULL,
  store_id text NOT NULL,
  -- car:VIN, or search:address.
  wish text NOT NULL,
  name text NOT NULL,
  -- JSON: the price or the cars that the visitor knows of.
  known text NOT NULL,
  created_at_ms bigint NOT NULL,
  -- NULL: nothing is sent yet.
  confirmed_at_ms bigint,
  ends_at_ms bigint NOT NULL,
  checked_at_ms bigint NOT NULL,
  UNIQUE (mailbox, wish)
);

CREATE INDEX alerts_by_end ON alerts (ends_at_ms);
CREATE INDEX alerts_by_visitor ON alerts (visitor_id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX alerts_by_check ON alerts (checked_at_ms)
WHERE confirmed_at_ms IS NOT NULL;
