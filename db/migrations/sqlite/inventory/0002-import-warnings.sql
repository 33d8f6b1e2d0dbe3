-- Warnings of one run that say the same thing.
CREATE TABLE import_warnings (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  run_id INTEGER NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  -- JSON: the first rows, their VINs and the whole warnings.
  examples TEXT NOT NULL
) STRICT;

CREATE INDEX import_warnings_by_run ON import_warnings (run_id);
