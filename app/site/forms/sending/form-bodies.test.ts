import { expect, test } from "vitest";
import { parseMultipart } from "./multipart.server.ts";
import { parseUrlEncoded } from "./url-encoded.server.ts";

const MOST = 200;

async function encode(form: FormData | URLSearchParams) {
  const response = new Response(form);
  return {
    contentType: response.headers.get("Content-Type") ?? "",
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const TYPE = "multipart/form-data; boundary=x";
const toBytes = (text: string) => new Uint8Array(Buffer.from(text));
const readText = (text: string, most = MOST) =>
  parseMultipart(TYPE, toBytes(text), most);
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test("a form with a file is read as a browser wrote it", async () => {
  const form = new FormData();
  form.append("message", "Ça va?\r\n--\r\n");
  form.append('a "quoted"\r\nname', "1");
  form.append("message", "");
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  form.append("resume", new File([bytes], "Élène's résumé.pdf"));
  form.append("second", new File([], "empty.txt"));
  const sent = await encode(form);
  const parts =
    parseMultipart(sent.contentType, sent.bytes, MOST) ?? expect.fail();
  expect(parts.map(({ name }) => name)).toEqual([...form.keys()]);
  for (const [at, [, value]] of [...form].entries()) {
    const read = parts[at]?.value;
    if (typeof value === "string" || typeof read === "string")
      expect(read).toBe(value);
    else {
      expect([read?.name, read?.size]).toEqual([value.name, value.size]);
      expect(await read?.arrayBuffer()).toEqual(await value.arrayBuffer());
    }
  }
});

test("a file input left empty is an empty file without a name", () => {
  const text =
    '--x\r\nContent-Disposition: form-data; name="resume"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--';
  expect(readText(text)?.map(({ value }) => value)).toEqual([
    expect.objectContaining({ name: "", size: 0 }),
  ]);
});

test.each([
  ["no end", part("a", "b")],
  ["an end without a line", "--x"],
  ["no name", "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--"],
  ["no disposition", "--x\r\n\r\nb\r\n--x--"],
  [
    "another disposition",
    '--x\r\nContent-Disposition: inline; name="a"\r\n\r\nb\r\n--x--',
  ],
  ["text after the boundary", `${part("a", "b")}--xy\r\n\r\n--x--`],
  [
    "a head of megabytes",
    `--x\r\nContent-Disposition: form-data; name="${"n".repeat(2_000_000)}"\r\n\r\nb\r\n--x--`,
  ],
])("a multipart body with %s is no form", (_name, text) => {
  expect(readText(text)).toBeNull();
});

test("the name of a file is not taken for the name of its field", () => {
  const [read] =
    readText(
      '--x\r\nContent-Disposition: form-data; filename="a; name=b"; name=c\r\nContent-Type: text/plain\r\n\r\nd\r\n--x--\r\n',
    ) ?? [];
  expect(read?.name).toBe("c");
  expect(read?.value).toMatchObject({ name: "a; name=b", type: "text/plain" });
});

test("parts are counted before they are parsed: the first one too many ends it, whatever follows", () => {
  const many = part("a", "b").repeat(MOST);
  expect(readText(`${many}--x--`)).toHaveLength(MOST);
  // What follows is broken, and is not looked at.
  expect(readText(`${many}${part("a", "b")}--x nonsense`)).toBeNull();
  const text = part("a", "b").repeat(35_000);
  const bytes = toBytes(text);
  let looked = 0;
  const counting = new Proxy(bytes, {
    get(target, key) {
      looked++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  expect(parseMultipart(TYPE, counting, MOST)).toBeNull();
  expect(looked).toBeLessThan(3 * MOST);
});

test.each([
  "",
  "a=1&b=2&a=3",
  "a=1&&b",
  "=x&=&a==b=",
  "a+b=c+d%2B%20e",
  "m=%C3%89l%C3%A8ne+%F0%9F%98%80",
  "m=%F0%9F&n=%&o=%zz+%4",
  "é=%ff%c3%a9+",
])("the address %j is read as the standard says", (text) => {
  expect(
    parseUrlEncoded(toBytes(text), MOST)?.map(({ name, value }) => [
      name,
      value,
    ]),
  ).toEqual([...new URLSearchParams(text)]);
});

test("more fields than a form of ours has are none, and what was sent stays as it was", () => {
  const bytes = toBytes("a+=1&".repeat(MOST - 1));
  expect(parseUrlEncoded(bytes, MOST)).toHaveLength(MOST - 1);
  expect(String(Buffer.from(bytes))).toBe("a+=1&".repeat(MOST - 1));
  expect(parseUrlEncoded(toBytes("&".repeat(300)), MOST)).toBeNull();
});
