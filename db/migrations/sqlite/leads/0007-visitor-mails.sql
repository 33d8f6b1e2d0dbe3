-- Mails to visitors, who asked for them; each has one row of the outbox.
CREATE TABLE visitor_mails (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- One key stands for one mail, however often a form is sent.
  idempotency_key TEXT NOT NULL UNIQUE,
  -- What the mail is about, for the log: it names nobody.
  kind TEXT NOT NULL,
  store_id TEXT NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id TEXT,
  created_at_ms INTEGER NOT NULL,
  -- JSON: text, HTML, attachments and the address that ends such mails.
  content TEXT NOT NULL
) STRICT;

CREATE INDEX visitor_mails_by_time ON visitor_mails (created_at_ms);
CREATE INDEX visitor_mails_by_visitor ON visitor_mails (visitor_id)
WHERE visitor_id IS NOT NULL;

-- SQLite cannot change a column: both tables are written anew, because dropping one empties the other.
CREATE TABLE outbox_anew (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Either a lead or a mail to a visitor.
  lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE,
  visitor_mail_id INTEGER REFERENCES visitor_mails (id) ON DELETE CASCADE,
  recipient_id TEXT NOT NULL,
  recipient_name TEXT NOT NULL,
  -- A lead's is in lower case, so that none gets it twice.
  recipient TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('adf', 'text', 'visitor')),
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
  -- How often the whole mail was handed over and no answer came: it may have arrived each time.
  unconfirmed_count INTEGER NOT NULL DEFAULT 0,
  UNIQUE (lead_id, recipient),
  CHECK ((lead_id IS NULL) <> (visitor_mail_id IS NULL))
) STRICT;

INSERT INTO outbox_anew (
  id, lead_id, recipient_id, recipient_name, recipient, format, subject, is_fallback, state, queued_at_ms, due_at_ms,
  attempt_count, leased_until_ms, lease_token, ended_at_ms, unconfirmed_count
)
  SELECT
    id, lead_id, recipient_id, recipient_name, recipient, format, subject, is_fallback, state, queued_at_ms, due_at_ms,
    attempt_count, leased_until_ms, lease_token, ended_at_ms, unconfirmed_count
  FROM outbox;

CREATE TABLE delivery_attempts_anew (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  outbox_id INTEGER NOT NULL REFERENCES outbox_anew (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (
    outcome IN ('delivered', 'failed', 'misconfigured', 'unconfirmed', 'refused', 'unbuildable')
  ),
  -- What the receiver said, or why it could not be asked.
  answer TEXT NOT NULL
) STRICT;

INSERT INTO delivery_attempts_anew (id, outbox_id, at_ms, took_ms, outcome, answer)
  SELECT id, outbox_id, at_ms, took_ms, outcome, answer FROM delivery_attempts;

DROP TABLE delivery_attempts;
DROP TABLE outbox;

-- The reference of the attempts follows the name.
ALTER TABLE outbox_anew RENAME TO outbox;
ALTER TABLE delivery_attempts_anew RENAME TO delivery_attempts;

CREATE UNIQUE INDEX outbox_by_visitor_mail ON outbox (visitor_mail_id)
WHERE visitor_mail_id IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';
CREATE INDEX delivery_attempts_by_outbox ON delivery_attempts (outbox_id);
