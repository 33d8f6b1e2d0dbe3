-- A third reason to hold an import: most prices would vanish.
ALTER TABLE import_runs DROP CONSTRAINT import_runs_held_reason_check;
ALTER TABLE import_runs ADD CONSTRAINT import_runs_held_reason_check
  CHECK (held_reason IN ('empty', 'vanishing', 'price-loss'));
