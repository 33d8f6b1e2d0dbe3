-- How often the whole mail was handed over and no answer came: it may have arrived each time.
ALTER TABLE outbox ADD COLUMN unconfirmed_count integer NOT NULL DEFAULT 0;

ALTER TABLE delivery_attempts DROP CONSTRAINT delivery_attempts_outcome_check;

ALTER TABLE delivery_attempts ADD CONSTRAINT delivery_attempts_outcome_check CHECK (
  outcome IN ('delivered', 'failed', 'misconfigured', 'unconfirmed', 'refused', 'unbuildable')
);
