-- Warnings of one run that say the same thing.
CREATE TABLE import_warnings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  kind text NOT NULL,
  row_count integer NOT NULL,
  -- JSON: the first rows, their VINs and the whole warnings.
  examples text NOT NULL
);

CREATE INDEX import_warnings_by_run ON import_warnings (run_id);
