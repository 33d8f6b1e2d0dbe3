import { needCookies } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated } from "./journey.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";
import { pickWalked } from "./walked-language.ts";

const LIST = "/search-vehicles/used-inventory";

test.use({
  baseURL: SITES.open.origin,
  contextOptions: { reducedMotion: "reduce" },
});

test.beforeEach(({ context }) =>
  context.addCookies(
    [
      ["displayCookies", "hide"],
      ["allowCookies", "essential%2Cfunctional"],
    ].map(([name = "", value = ""]) => ({
      name,
      value,
      url: SITES.open.origin,
    })),
  ),
);

test("the chat opens on a tap above the page and loads nothing before; a second message joins the first", async ({
  page,
}) => {
  needCookies();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(LIST);
  await hydrated(page);
  expect(asked.filter((url) => url.includes("chat"))).toEqual([]);
  await page.getByRole("link", { name: "Ask a question" }).click();
  const dialog = page.getByRole("dialog", {
    name: /^(Ask a question|We have your message)$/,
  });
  await expect(dialog.getByLabel("Your name")).toBeFocused();
  await expect(page).toHaveURL(LIST);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Enter your name.");
  await dialog.getByLabel("Your name").fill("Elena Reyes");
  await expect(dialog.getByLabel("Phone")).toBeHidden();
  await dialog.getByRole("radio", { name: "Call me" }).check();
  await dialog.getByLabel("Phone").fill("6305550100");
  await dialog.getByLabel("Your message").fill("Is the red one there?");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Ask a question" }).click();
  await expect(dialog.getByLabel("Your message")).toHaveValue(
    "Is the red one there?",
  );
  asked.length = 0;
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toContainText("We have your message");
  // The form asked anew, and shown before the dialog knows what was sent, would take the answer's place.
  expect(asked.filter((url) => url.includes("chat.data"))).toEqual([
    expect.stringContaining("dialog"),
    expect.stringContaining("reference"),
  ]);
  await expect(dialog).toContainText(
    pickWalked({
      en: /will call \(630\)\s555\u2060?-\u2060?0100/,
      es: /llamará al \(630\)\s555\u2060?-\u2060?0100/,
    }),
  );
  const referenceWord = pickWalked({ en: "Reference", es: "Referencia" });
  const reference = new RegExp(`${referenceWord} ([\\dA-Z]{4}-[\\dA-Z]{4})`);
  const [, first] = reference.exec(await dialog.innerText()) ?? [];
  const done = dialog.getByRole("button", { name: "Done" });
  const more = dialog.getByRole("button", { name: "Add to my message" });
  await expect(done).toHaveClass(/btn--main/);
  await expect(more).not.toHaveClass(/btn--main/);
  await dialog.getByLabel("Anything to add?").fill("I can come today.");
  await expect(more).toHaveClass(/btn--main/);
  await expect(done).not.toHaveClass(/btn--main/);
  await more.click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog).toContainText(`${referenceWord} ${first}`);
  await expect(done).toHaveClass(/btn--main/);
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(LIST);
});
