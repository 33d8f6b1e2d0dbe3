import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readResumeAttachment, readResumeKind } from "./resume-file.ts";
import { readZipEntryNames } from "./zip-entries.ts";

const ODT = "application/vnd.oasis.opendocument.text";

/** An archive as an office program writes it. */
function zip(entries: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const isStored = name === "mimetype";
    const raw = Buffer.from(text);
    const packed = isStored ? raw : deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([
      Buffer.from("PK\u0003\u0004"),
      common,
      nameBytes,
      packed,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002\u0014\u0000"),
        common,
        tail,
        nameBytes,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

const DOCX = {
  "[Content_Types].xml": "<Types/>",
  "word/document.xml": "<w:document/>",
};
const PDF = Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n");
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["a PDF", PDF, "pdf"],
  ["a Word document", zip(DOCX), "docx"],
  [
    "an OpenDocument text",
    zip({ mimetype: ODT, "content.xml": "<x/>" }),
    "odt",
  ],
  ["plain text", bytes("I sold cars for ten years.\r\n\tJosé 李"), "txt"],
  ["text with a byte order mark", bytes("\ufeffHello"), "txt"],
  ["a program", Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), null],
  [
    "a picture",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
    null,
  ],
  [
    "a spreadsheet",
    zip({ "[Content_Types].xml": "x", "xl/workbook.xml": "x" }),
    null,
  ],
  ["an archive of programs", zip({ "setup.exe": "x" }), null],
  [
    "a document with programs in it",
    zip({ ...DOCX, "word/vbaProject.bin": "x" }),
    null,
  ],
  [
    "an OpenDocument sheet",
    zip({
      mimetype: "application/vnd.oasis.opendocument.spreadsheet",
      "content.xml": "x",
    }),
    null,
  ],
  ["the beginning of an archive", zip(DOCX).subarray(0, 60), null],
  [
    "an archive that promises what is not there",
    Buffer.concat([zip(DOCX).subarray(0, 40), zip(DOCX).subarray(-22)]),
    null,
  ],
  ["text in another encoding", Buffer.from("Jos\xe9 wrote", "latin1"), null],
  ["text with control characters", bytes("a\u0000b"), null],
  ["nothing", new Uint8Array(), null],
  ["blanks", bytes(" \n "), null],
])("%s is told by its content", (_name, content, kind) => {
  expect(readResumeKind(content)).toBe(kind);
});

test.each([
  ["cv.pdf", "cv.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\eve\\cv.exe", "cv.pdf"],
  ["cv.pdf.exe", "cv.pdf.pdf"],
  ["Résumé José 李.docx", "Résumé José 李.pdf"],
  ['a"b\r\nBcc: x@y.example.pdf', "abBcc xy.example.pdf"],
  ["\u202efdp.exe", "fdp.pdf"],
  ["...", "resume.pdf"],
  ["", "resume.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(60)}.pdf`],
])("a file called %j goes out as %j", (sent, name) => {
  expect(readResumeAttachment(sent, PDF)?.fileName).toBe(name);
});

test("what is no résumé is no attachment", () => {
  expect(readResumeAttachment("cv.pdf", new Uint8Array([0, 1, 2]))).toBeNull();
});

test("names of an archive's entries are read without unpacking it", () => {
  expect(readZipEntryNames(zip(DOCX))).toEqual(Object.keys(DOCX));
  expect(readZipEntryNames(new Uint8Array(100_000))).toBeNull();
});
