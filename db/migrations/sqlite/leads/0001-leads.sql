-- Times are milliseconds since 1970 UTC.

CREATE TABLE leads (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- What the visitor is told, as in K7Q2-9FXM.
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT NOT NULL,
  -- SHA-256 of what the visitor chose and typed: with the key it says which lead it is.
  content_hash TEXT NOT NULL,
  -- The lead that the same form sent before with other content.
  first_lead_id INTEGER REFERENCES leads (id) ON DELETE SET NULL,
  type TEXT NOT NULL,
  topic_id INTEGER,
  store_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'resend')),
  received_at_ms INTEGER NOT NULL,
  -- JSON: the submission as the form handed it over, without its attachments.
  content TEXT NOT NULL,
  UNIQUE (idempotency_key, content_hash)
) STRICT;

CREATE INDEX leads_by_time ON leads (received_at_ms);
CREATE INDEX leads_by_first ON leads (first_lead_id);

CREATE TABLE lead_attachments (
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (lead_id, position)
) STRICT;

-- One row a recipient.
CREATE TABLE outbox (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  recipient_id TEXT NOT NULL,
  recipient_name TEXT NOT NULL,
  -- In lower case, so that none gets a lead twice.
  recipient TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('adf', 'text')),
  subject TEXT NOT NULL,
  -- Takes what another recipient refused.
  is_fallback INTEGER NOT NULL CHECK (is_fallback IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  queued_at_ms INTEGER NOT NULL,
  due_at_ms INTEGER NOT NULL,
  attempt_count INTEGER NOT NULL,
  -- Another worker may take it from this moment on; NULL: nobody holds it.
  leased_until_ms INTEGER,
  lease_token TEXT,
  ended_at_ms INTEGER,
  UNIQUE (lead_id, recipient)
) STRICT;

CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';

CREATE TABLE delivery_attempts (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  outbox_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('delivered', 'failed', 'refused', 'unbuildable')),
  -- What the receiver said, or why it could not be asked.
  answer TEXT NOT NULL
) STRICT;

CREATE INDEX delivery_attempts_by_outbox ON delivery_attempts (outbox_id);
