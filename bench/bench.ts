import { benchContent } from "./content/bench-content.ts";
import { benchEstimates } from "./estimates/bench-estimates.ts";
import { benchImport } from "./import/bench-import.ts";
import { benchLeads } from "./leads/bench-leads.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchSearch } from "./search/bench-search.ts";
import { benchValuation } from "./valuation/bench-valuation.ts";
import { benchWeb } from "./web/bench-web.ts";

const BENCHES: Readonly<
  Record<string, (args: readonly string[]) => Promise<void>>
> = {
  search: benchSearch,
  pages: benchPages,
  web: benchWeb,
  leads: benchLeads,
  estimates: benchEstimates,
  import: benchImport,
  valuation: benchValuation,
  content: benchContent,
};

const [name = "", ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(
    "npm run bench -- search [--million]\nnpm run bench -- pages [--seconds <n>]\nnpm run bench -- web [--runs <n>] [--tags]\nnpm run bench -- leads [--engine sqlite|postgres] [--seconds <n>] [--soak]\nnpm run bench -- estimates\nnpm run bench -- import [--rows <n>,<n>] [--engine sqlite|postgres]\nnpm run bench -- valuation [<file.csv.gz>]\nnpm run bench -- content",
  );
  process.exitCode = 64;
} else {
  await bench(args);
}
