-- Events on their way to advertisers who may know of them.
CREATE TABLE relay_events (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Of the browser's report as well: one id is sent once.
  event_id TEXT NOT NULL UNIQUE,
  at_ms INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'refused')),
  due_at_ms INTEGER NOT NULL,
  attempt_count INTEGER NOT NULL,
  leased_until_ms INTEGER,
  lease_token TEXT,
  -- uniqueUserId; NULL for a visitor without one, and once it is sent.
  visitor_id TEXT,
  -- Meta's ids of the browser and of its click; NULL where there are none, and once it is sent.
  fbp TEXT,
  fbc TEXT,
  -- JSON with hashes alone of who it is about; NULL once it is sent.
  event TEXT
) STRICT;

CREATE INDEX relay_events_by_due ON relay_events (due_at_ms)
WHERE state = 'waiting';
CREATE INDEX relay_events_by_time ON relay_events (at_ms);
CREATE INDEX relay_events_by_visitor ON relay_events (visitor_id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX relay_events_by_browser ON relay_events (fbp)
WHERE fbp IS NOT NULL;
CREATE INDEX relay_events_by_click ON relay_events (fbc)
WHERE fbc IS NOT NULL;
