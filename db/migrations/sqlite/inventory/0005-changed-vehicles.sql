-- What changed with each of the last versions, so that copies of the inventory need not read everything anew.
CREATE TABLE changed_vehicles (
  version INTEGER NOT NULL PRIMARY KEY,
  -- JSON: VINs that changed, came or went; null where they were too many.
  vins TEXT
) STRICT;
