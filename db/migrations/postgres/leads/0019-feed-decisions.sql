-- What people of the store decided about held imports. The watcher of incoming feeds carries it out.
CREATE TABLE feed_decisions (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The run that carries it out says it: the two databases share no commit.
  id text COLLATE "C" NOT NULL UNIQUE,
  -- The held run, in the inventory database.
  run_id bigint NOT NULL,
  store_id text COLLATE "C" NOT NULL,
  decision text NOT NULL CHECK (decision IN ('import', 'leave-out')),
  -- Null is the command line.
  person_id text,
  person_name text NOT NULL,
  at_ms bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
  settled_at_ms bigint,
  -- Why it could not be carried out.
  problem text
);

-- Who decides second sees what the first decided; what failed may be decided anew.
CREATE UNIQUE INDEX feed_decisions_by_run ON feed_decisions (run_id) WHERE state <> 'failed';
CREATE INDEX feed_decisions_of_run ON feed_decisions (run_id, number);
CREATE INDEX feed_decisions_waiting ON feed_decisions (number) WHERE state = 'waiting';

-- What the watcher saw last in a store's folder.
CREATE TABLE feed_folders (
  store_id text COLLATE "C" NOT NULL PRIMARY KEY,
  looked_at_ms bigint NOT NULL,
  -- JSON: names, sizes and ages of files that wait, the first of them.
  waiting text NOT NULL,
  waiting_count bigint NOT NULL,
  -- What stands in the way.
  problem text
);
