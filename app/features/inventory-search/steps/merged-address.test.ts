import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeAddresses } from "./merged-address.ts";

const HERE = { language: "en", storeIds: ["aurora", "elgin"] };
const ALL = "/search-vehicles/all-inventory";
const merge = (shown: string, wanted: string, chosen: string) =>
  mergeAddresses({ shown, wanted, chosen }, HERE);

test("a filter adds to those that were chosen while the list was on its way", () => {
  expect(
    merge(ALL, `${ALL}/bodystyle/suvs`, `${ALL}/features/heated-seats`),
  ).toBe(`${ALL}/bodystyle/suvs?features=heated-seats`);
  expect(merge(ALL, `${ALL}/bodystyle/suvs`, `${ALL}/bodystyle/sedans`)).toBe(
    `${ALL}?bodystyle=sedans,suvs`,
  );
  expect(merge(ALL, `${ALL}/price/max/20000`, `${ALL}/price/min/9000`)).toBe(
    `${ALL}?price_max=20000&price_min=9000`,
  );
});

test("a filter that is taken away leaves what was chosen meanwhile", () => {
  const shown = `${ALL}/bodystyle/suvs?features=heated-seats`;
  expect(
    merge(shown, `${ALL}/features/heated-seats`, `${shown}&year_min=2020`),
  ).toBe(`${ALL}/features/heated-seats?year_min=2020`);
  expect(
    merge(
      "/search-vehicles/used-inventory",
      ALL,
      "/search-vehicles/used-inventory?sort=mileage",
    ),
  ).toBe(`${ALL}?sort=mileage`);
});

test("a model takes the place of its make, and a make that of its models", () => {
  const honda = `${ALL}/make_model/honda`;
  expect(merge(honda, `${honda}/civic`, `${honda}?price_max=20000`)).toBe(
    `${honda}/civic?price_max=20000`,
  );
});

test("a page number counts within the list it was pressed on", () => {
  const next = `${ALL}?page=2`;
  expect(merge(ALL, next, `${ALL}/bodystyle/suvs`)).toBe(
    `${ALL}/bodystyle/suvs`,
  );
  expect(merge(ALL, next, next)).toBe(next);
  expect(merge(next, `${ALL}/bodystyle/suvs`, `${ALL}?page=3`)).toBe(
    `${ALL}/bodystyle/suvs`,
  );
});

test("words that the server is still reading go along, and the last ones count", () => {
  expect(merge(ALL, `${ALL}/bodystyle/suvs`, `${ALL}?words=red+awd`)).toBe(
    `${ALL}/bodystyle/suvs?words=red+awd`,
  );
  expect(merge(ALL, `${ALL}?words=blue`, `${ALL}?sort=mileage`)).toBe(
    `${ALL}?sort=mileage&words=blue`,
  );
});

test("a sentence that was read goes along with presses on its list, and gives way to a new one", () => {
  const shown = `${ALL}/bodystyle/suvs?make_model=honda`;
  const said = "said=honda+suv";
  expect(
    merge(
      shown,
      `${ALL}/bodystyle/suvs?${said}`,
      `${shown}&price_max=20000&${said}`,
    ),
  ).toBe(`${ALL}/bodystyle/suvs?price_max=20000&${said}`);
  expect(merge(shown, `${shown}&${said}&sort=mileage`, shown)).toBe(
    `${shown}&sort=mileage&${said}`,
  );
  expect(merge(shown, `${shown}&words=blue`, `${shown}&${said}`)).toBe(
    `${shown}&words=blue`,
  );
});

test("what is no list is merged with nothing", () => {
  expect(merge(ALL, "/contact-us", ALL)).toBeNull();
  expect(merge(ALL, `${ALL}?store=elsewhere`, ALL)).toBeNull();
});

test("presses on different filters lead to one list in whatever order they were made, and a second press undoes the first", () => {
  const filters = fc.uniqueArray(
    fc.constantFrom(
      "bodystyle=suvs",
      "features=heated-seats",
      "drivetrain=awd",
      "price_max=20000",
      "year_min=2020",
      "exterior-color=blue",
      "sort=mileage",
      "condition=used",
    ),
    { minLength: 2, maxLength: 8 },
  );
  const toAddress = (filter: string) => `${ALL}?${filter}`;
  fc.assert(
    fc.property(filters, filters, (pressed, other) => {
      const press = (order: readonly string[]) =>
        order.reduce(
          (chosen, filter) => merge(ALL, toAddress(filter), chosen) ?? "",
          ALL,
        );
      const list = press(pressed);
      expect(press(pressed.toReversed())).toBe(list);
      const added = other.filter((it) => !pressed.includes(it));
      const undone = added.reduce(
        (chosen, filter) => merge(toAddress(filter), ALL, chosen) ?? "",
        press([...pressed, ...added]),
      );
      expect(undone).toBe(list);
    }),
  );
});
