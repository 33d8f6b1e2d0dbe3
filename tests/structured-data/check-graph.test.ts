import { expect, test } from "vitest";
import { listErrors, readGraph } from "./check-graph.ts";

test("a class and a property that the vocabulary does not have are found, and inherited ones are taken", async () => {
  const car = { "@type": "Car", name: "A car", vehicleConfiguration: "EX-L" };
  expect(await listErrors([car])).toEqual([]);
  expect(await listErrors([{ ...car, wheelCount: 4 }])).toEqual([
    expect.stringContaining("wheelCount"),
  ]);
  expect(await listErrors([{ "@type": "Motorcar" }])).toEqual([
    expect.stringContaining("Motorcar"),
  ]);
});

test("what search engines need is missed where it is not there", async () => {
  const offer = { "@type": "Car", offers: { "@type": "Offer", price: 1 } };
  const rating = { "@type": "AggregateRating", ratingValue: 4.6 };
  expect(
    await listErrors([
      offer,
      { "@type": "Organization", aggregateRating: rating },
    ]),
  ).not.toEqual([]);
});

test("a page with two graphs is refused", () => {
  const script = '<script type="application/ld+json">{}</script>';
  expect(() => readGraph(script + script)).toThrow("two graphs");
});
