-- How often the whole mail was handed over and no answer came: it may have arrived each time.
ALTER TABLE outbox ADD COLUMN unconfirmed_count INTEGER NOT NULL DEFAULT 0;

-- SQLite cannot change a check: the table is written anew.
CREATE TABLE delivery_attempts_anew (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  outbox_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
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

ALTER TABLE delivery_attempts_anew RENAME TO delivery_attempts;

CREATE INDEX delivery_attempts_by_outbox ON delivery_attempts (outbox_id);
