-- Times are milliseconds since 1970 UTC.

CREATE TABLE leads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the visitor is told, as in K7Q2-9FXM.
  reference text NOT NULL UNIQUE,
  idempotency_key text NOT NULL,
  -- SHA-256 of what the visitor chose and typed: with the key it says which lead it is.
  content_hash text NOT NULL,
  -- The lead that the same form sent before with other content.
  first_lead_id bigint REFERENCES leads (id) ON DELETE SET NULL,
  type text NOT NULL,
  topic_id integer,
  store_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('new', 'resend')),
  received_at_ms bigint NOT NULL,
  -- JSON: the submission as the form handed it over, without its attachments.
  content text NOT NULL,
  UNIQUE (idempotency_key, content_hash)
);

CREATE INDEX leads_by_time ON leads (received_at_ms);
CREATE INDEX leads_by_first ON leads (first_lead_id);

CREATE TABLE lead_attachments (
  lead_id bigint NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  position integer NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (lead_id, position)
);

-- One row a recipient.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lead_id bigint NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  recipient_id text NOT NULL,
  recipient_name text NOT NULL,
  -- In lower case, so that none gets a lead twice.
  recipient text NOT NULL,
  format text NOT NULL CHECK (format IN ('adf', 'text')),
  subject text NOT NULL,
  -- Takes what another recipient refused.
  is_fallback integer NOT NULL CHECK (is_fallback IN (0, 1)),
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  queued_at_ms bigint NOT NULL,
  due_at_ms bigint NOT NULL,
  attempt_count integer NOT NULL,
  -- Another worker may take it from this moment on; NULL: nobody holds it.
  leased_until_ms bigint,
  lease_token text,
  ended_at_ms bigint,
  UNIQUE (lead_id, recipient)
);

CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';

CREATE TABLE delivery_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  outbox_id bigint NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  at_ms bigint NOT NULL,
  took_ms integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('delivered', 'failed', 'refused', 'unbuildable')),
  -- What the receiver said, or why it could not be asked.
  answer text NOT NULL
);

CREATE INDEX delivery_attempts_by_outbox ON delivery_attempts (outbox_id);
