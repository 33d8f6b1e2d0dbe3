-- A fourth reason to hold an import: most rows would be merged into each other.
ALTER TABLE import_runs DROP CONSTRAINT import_runs_held_reason_check;
ALTER TABLE import_runs ADD CONSTRAINT import_runs_held_reason_check
  CHECK (held_reason IN ('empty', 'vanishing', 'price-loss', 'merged'));
