-- Visitors who saw a page of an experiment, each once, with consent to analytics.
CREATE TABLE experiment_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  experiment text NOT NULL,
  -- SHA-256 of uniqueUserId, in hex.
  visitor_hash text NOT NULL,
  -- The one that was seen first.
  variant text NOT NULL,
  seen_at_ms bigint NOT NULL,
  -- Of the first lead after that.
  lead_at_ms bigint,
  -- 1 for whoever saw another variant as well: the shares were changed meanwhile.
  is_mixed integer NOT NULL CHECK (is_mixed IN (0, 1))
);

CREATE UNIQUE INDEX experiment_views_by_visitor ON experiment_views (visitor_hash, experiment);
CREATE INDEX experiment_views_by_time ON experiment_views (seen_at_ms);
