import { benchPages } from "./pages/bench-pages.ts";
import { benchSearch } from "./search/bench-search.ts";

const BENCHES: Readonly<
  Record<string, (args: readonly string[]) => Promise<void>>
> = { search: benchSearch, pages: benchPages };

const [name = "", ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(
    "npm run bench -- search [--million]\nnpm run bench -- pages [--seconds <n>]",
  );
  process.exitCode = 64;
} else {
  await bench(args);
}
