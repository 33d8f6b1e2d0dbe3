-- Events on their way to advertisers who may know of them.
CREATE TABLE relay_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the browser's report as well: one id is sent once.
  event_id text NOT NULL UNIQUE,
  at_ms bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'refused')),
  due_at_ms bigint NOT NULL,
  attempt_count integer NOT NULL,
  leased_until_ms bigint,
  lease_token text,
  -- uniqueUserId; NULL for a visitor without one, and once it is sent.
  visitor_id text,
  -- Meta's ids of the browser and of its click; NULL where there are none, and once it is sent.
  fbp text,
  fbc text,
  -- JSON with hashes alone of who it is about; NULL once it is sent.
  event text
);

CREATE INDEX relay_events_by_due ON relay_events (due_at_ms)
WHERE state = 'waiting';
CREATE INDEX relay_events_by_time ON relay_events (at_ms);
CREATE INDEX relay_events_by_visitor ON relay_events (visitor_id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX relay_events_by_browser ON relay_events (fbp)
WHERE fbp IS NOT NULL;
CREATE INDEX relay_events_by_click ON relay_events (fbc)
WHERE fbc IS NOT NULL;
