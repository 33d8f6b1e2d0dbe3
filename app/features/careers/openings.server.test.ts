import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import type { Opening } from "#app/domain/store-profile/content/opening.ts";
import { careersPage } from "./careers.server.ts";
import { listOpeningViews, listPositionOptions } from "./openings.server.ts";

const { ports } = formPorts();
const { profile } = ports;
const JOB: Opening = {
  id: "technician-joliet",
  title: { en: "Service technician", es: "Técnico de servicio" },
  storeId: "joliet",
  employment: "fullTime",
  pay: { per: "hour", fromCents: 28_00, toCents: 42_00 },
  hours: { en: "Weekdays, 7:30 AM to 4:30 PM", es: "Entre semana" },
  text: { en: "Brakes and diagnostics.", es: "Frenos y diagnóstico." },
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
  expect(listPositionOptions(twice, "es").slice(0, 4)).toEqual([
    {
      value: "Service technician, Joliet",
      label: "Técnico de servicio, Joliet",
    },
    {
      value: "Service technician, Aurora",
      label: "Técnico de servicio, Aurora",
    },
    { value: "Finance specialist", label: "Especialista en financiamiento" },
    { value: "Detailer", label: "Detallado de autos" },
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
