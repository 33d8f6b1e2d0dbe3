import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { sendApplication } from "./send-application.server.ts";

type Room = Parameters<typeof sendApplication>[0]["attachmentRoom"];

async function send(attachmentRoom: Room, resume: string | File) {
  const site = formPorts();
  const body = new FormData();
  for (const [name, value] of Object.entries({
    formToken: site.token("careers"),
    position: "Detailer",
    firstName: "Elena",
    lastName: "Ruiz",
    email: "elena@example.com",
    phone: "(630) 555-0100",
    message: "I like cars.",
  }))
    body.append(name, value);
  if (resume instanceof File) body.append("resume", resume);
  else if (resume !== "") body.append("resume", new File([resume], "cv.txt"));
  const request = new Request("https://dealer.example/our-company/careers", {
    method: "POST",
    body,
  });
  const ports = { ...site.ports, attachmentRoom };
  const answer = await sendApplication(ports, STRANGER_FACTS, request);
  return { answer, leads: site.leads };
}

const FULL: Room = { hasRoomFor: async () => false };

test("where the files of all leads have no more room, the form says so, and the application goes out without one", async () => {
  const { answer, leads } = await send(FULL, "Ten years of brakes.");
  if (answer instanceof Response) throw new Error("The file was taken.");
  expect(answer.init?.status).toBe(400);
  expect(answer.data.result?.error).toEqual({ resume: ["resumeRoom"] });
  expect(leads).toEqual([]);
  const bare = await send(FULL, "");
  expect(bare.leads).toHaveLength(1);
});

test("a résumé is taken when the room cannot be counted", async () => {
  const failing: Room = {
    hasRoomFor: () => Promise.reject(new Error("no database")),
  };
  const { leads } = await send(failing, "Ten years of brakes.");
  expect(leads[0]?.attachments).toHaveLength(1);
});

test("a résumé without a byte is told to the applicant, and a field left empty is none", async () => {
  const open: Room = { hasRoomFor: async () => true };
  const { answer, leads } = await send(open, new File([], "resume.pdf"));
  if (answer instanceof Response) throw new Error("The file was taken.");
  expect(answer.data.result?.error).toEqual({ resume: ["resumeEmpty"] });
  expect(leads).toEqual([]);
  const without = await send(open, new File([], ""));
  expect(without.leads[0]?.attachments).toEqual([]);
});
