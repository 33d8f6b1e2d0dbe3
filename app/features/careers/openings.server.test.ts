import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { careersPage } from "./careers.server.ts";
import { listOpeningViews, listPositions } from "./openings.server.ts";
import { listReaders } from "./readers.server.ts";

type Opening = StoreProfile["leads"]["careers"]["openings"][number];

const { ports } = formPorts();
const { profile } = ports;
const JOB: Opening = {
  id: "technician-joliet",
  title: { en: "Service technician", es: "Técnico de servicio" },
  storeId: "joliet",
  department: "Service",
  employment: "fullTime",
  pay: { per: "hour", fromCents: 28_00, toCents: 42_00 },
  hours: { en: "Weekdays, 7:30 AM to 4:30 PM", es: "Entre semana" },
  text: { en: "Brakes and diagnostics.", es: "Frenos y diagnóstico." },
  duties: [{ en: "Do brakes", es: "Hacer frenos" }],
  requirements: [],
  schedule: [{ en: "No Saturdays", es: "Sin sábados" }],
  postedOn: "2026-11-09",
};

function withOpenings(...openings: readonly Opening[]) {
  const { leads } = profile;
  const careers = { ...leads.careers, openings };
  return { ...profile, leads: { ...leads, careers } };
}

test("an opening says store, employment, pay and hours, and of what is not given nothing", () => {
  const bare = { ...JOB, pay: null, hours: null };
  const [whole, short] = listOpeningViews(withOpenings(JOB, bare), "en");
  expect(whole).toMatchObject({
    place: "Joliet, IL",
    time: "Full time · Weekdays, 7:30 AM to 4:30 PM",
    pay: "$28 to $42 an hour",
  });
  expect(whole?.posted).toBe("Posted November 9, 2026");
  expect(short).toMatchObject({
    place: "Joliet, IL",
    time: "Full time",
    pay: null,
  });
});

test("open jobs are chosen by store, the other positions by their name, and mails stay English", () => {
  const twice = withOpenings(
    JOB,
    { ...JOB, id: "second" },
    { ...JOB, id: "third", storeId: "aurora" },
  );
  const { open, other } = listPositions(twice, "es");
  expect(open).toEqual([
    {
      value: "Service technician, Joliet",
      label: "Técnico de servicio, Joliet",
      storeId: "joliet",
      readerId: "luis-ortega",
    },
    {
      value: "Service technician, Aurora",
      label: "Técnico de servicio, Aurora",
      storeId: "aurora",
      readerId: "luis-ortega",
    },
  ]);
  expect(other.slice(0, 2)).toEqual([
    {
      value: "Finance specialist",
      label: "Especialista en financiamiento",
      storeId: null,
      readerId: null,
    },
    {
      value: "Detailer",
      label: "Detallado de autos",
      storeId: null,
      readerId: null,
    },
  ]);
});

test("the way from an opening to the form chooses its position, and a position that nobody offers chooses nothing", () => {
  const read = (address: string) =>
    careersPage(ports, STRANGER_FACTS, new URL(address, "https://a.example"))
      .defaults["position"];
  for (const { applyAddress } of listOpeningViews(profile, "en")) {
    const { searchParams, hash } = new URL(applyAddress, "https://a.example");
    expect(hash).toBe("#apply");
    expect(read(applyAddress)).toBe(searchParams.get("position"));
  }
  expect(read("/our-company/careers?position=Pilot")).toBeUndefined();
});

test("an opening opens to what the profile says of it, and one of which it says nothing to nothing", () => {
  const bare = { ...JOB, duties: [], schedule: [] };
  const openings = withOpenings(JOB, bare);
  const [whole, short] = listOpeningViews(openings, "en");
  expect(whole?.details).toEqual([
    { title: "What you’d do", lines: ["Do brakes"] },
    { title: "When you’d work", lines: ["No Saturdays"] },
  ]);
  expect(short?.details).toEqual([]);
  const [spanish] = listOpeningViews(openings, "es");
  expect(spanish?.details[0]?.lines).toEqual(["Hacer frenos"]);
});

test("whoever runs the departments with open jobs reads the applications, each once", () => {
  const sales: Opening = { ...JOB, storeId: "aurora", department: "Sales" };
  const list = (...openings: readonly Opening[]) =>
    listReaders(withOpenings(...openings)).map(({ id }) => id);
  expect(list(JOB, sales, JOB)).toEqual(["luis-ortega", "marcus-hale"]);
  expect(list({ ...sales, storeId: "joliet" })).toEqual(["tessa-nguyen"]);
});

test("nobody is named as a reader where one job has no department, and where no job is open", () => {
  expect(listReaders(withOpenings(JOB, { ...JOB, department: null }))).toEqual(
    [],
  );
  expect(listReaders(withOpenings())).toEqual([]);
});

test("a chosen job names its own reader and store, and one of no store neither", () => {
  const sales: Opening = { ...JOB, storeId: "aurora", department: "Sales" };
  const { open, other } = listPositions(withOpenings(JOB, sales), "en");
  expect(open.map(({ storeId, readerId }) => [storeId, readerId])).toEqual([
    ["joliet", "luis-ortega"],
    ["aurora", "marcus-hale"],
  ]);
  expect(other[0]).toMatchObject({ storeId: null, readerId: null });
});

test("the ways at the top lead to the jobs and to the form, and there are none where the form is all there is", () => {
  const read = (openings: ReturnType<typeof withOpenings>) =>
    careersPage(
      { ...ports, profile: openings },
      STRANGER_FACTS,
      new URL("https://a.example/our-company/careers"),
    ).hero.links.map(({ address }) => address);
  expect(read(withOpenings(JOB))).toEqual(["#openings", "#apply"]);
  expect(read(withOpenings())).toEqual([]);
});
