-- Which file a run was read from, so that a held one can be released as it was looked at; and files that could not be read
-- at all, or whose import failed.
ALTER TABLE import_runs DROP CONSTRAINT import_runs_status_check;
ALTER TABLE import_runs ADD CONSTRAINT import_runs_status_check
  CHECK (status IN ('committed', 'held', 'refused', 'failed'));

-- Of how many vehicles, prices or rows, how many a held import would have taken away. NULL for runs from before.
ALTER TABLE import_runs ADD COLUMN hold_count bigint;
ALTER TABLE import_runs ADD COLUMN hold_total bigint;
-- Why nothing could be read of a file.
ALTER TABLE import_runs ADD COLUMN problem text;
-- NULL where it was read at the terminal.
ALTER TABLE import_runs ADD COLUMN file_name text;
-- SHA-256 of how the file is read and of all its bytes.
ALTER TABLE import_runs ADD COLUMN content_hash text COLLATE "C";
-- Of the decision (in the leads database) that had it imported: no decision is carried out twice.
ALTER TABLE import_runs ADD COLUMN release_id text COLLATE "C";
CREATE UNIQUE INDEX import_runs_by_release ON import_runs (release_id);
