-- Which file a run was read from, so that a held one can be released as it was looked at; and files that could not be read
-- at all, or whose import failed. SQLite changes no CHECK, so the column is made anew.
DROP INDEX import_runs_by_end;
ALTER TABLE import_runs ADD COLUMN ending TEXT NOT NULL DEFAULT 'committed'
  CHECK (ending IN ('committed', 'held', 'refused', 'failed'));
UPDATE import_runs SET ending = status;
ALTER TABLE import_runs DROP COLUMN status;
ALTER TABLE import_runs RENAME COLUMN ending TO status;
CREATE INDEX import_runs_by_end ON import_runs (status, ended_at_ms);

-- Of how many vehicles, prices or rows, how many a held import would have taken away. NULL for runs from before.
ALTER TABLE import_runs ADD COLUMN hold_count INTEGER;
ALTER TABLE import_runs ADD COLUMN hold_total INTEGER;
-- Why nothing could be read of a file.
ALTER TABLE import_runs ADD COLUMN problem TEXT;
-- NULL where it was read at the terminal.
ALTER TABLE import_runs ADD COLUMN file_name TEXT;
-- SHA-256 of how the file is read and of all its bytes.
ALTER TABLE import_runs ADD COLUMN content_hash TEXT;
-- Of the decision (in the leads database) that had it imported: no decision is carried out twice.
ALTER TABLE import_runs ADD COLUMN release_id TEXT;
CREATE UNIQUE INDEX import_runs_by_release ON import_runs (release_id);
