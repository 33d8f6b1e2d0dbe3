-- A fourth reason to hold an import: most rows would be merged into each other. SQLite changes no CHECK, so the column is
-- made anew.
ALTER TABLE import_runs ADD COLUMN hold_reason TEXT CHECK (hold_reason IN ('empty', 'vanishing', 'price-loss', 'merged'));
UPDATE import_runs SET hold_reason = held_reason;
ALTER TABLE import_runs DROP COLUMN held_reason;
ALTER TABLE import_runs RENAME COLUMN hold_reason TO held_reason;
