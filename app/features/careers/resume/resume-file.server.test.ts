import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readResumeAttachment, readResumeKind } from "./resume-file.server.ts";
import { openZip } from "./zip-archive.server.ts";

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

const OOXML = "application/vnd.openxmlformats-officedocument";
const MAIN = `${OOXML}.wordprocessingml.document.main+xml`;

/** The types of a document's parts, as Word writes them. */
function types(main: string, more = ""): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="${main}"/><Override PartName="/word/styles.xml" ContentType="${OOXML}.wordprocessingml.styles+xml"/><Override PartName="/word/theme/theme1.xml" ContentType="${OOXML}.theme+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="${OOXML}.extended-properties+xml"/><Override PartName="/word/people.xml" ContentType="${OOXML}.wordprocessingml.people+xml"/>${more}</Types>`;
}

const RELATIONSHIP = `http://schemas.openxmlformats.org/officeDocument/2006/relationships`;

function relationships(type: string, target: string, mode = "External") {
  return {
    "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIP}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
  };
}

const DOCX = {
  "[Content_Types].xml": types(MAIN),
  "_rels/.rels": "<Relationships/>",
  "word/document.xml": "<w:document xmlns:w='x'/>",
};
const withTypes = (main: string, more = "") => ({
  ...DOCX,
  "[Content_Types].xml": types(main, more),
});

const ODF = "urn:oasis:names:tc:opendocument:xmlns";
const content = (inner = "") =>
  `<office:document-content xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:draw="${ODF}:drawing:1.0" xmlns:script="${ODF}:script:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"><office:scripts/><office:body>${inner}</office:body></office:document-content>`;
const ODT_PARTS = { mimetype: ODT, "content.xml": content() };

const PDF = Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n");
const ENDING = "trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
const pdf = (...objects: readonly string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((it, at) => `${at + 1} 0 obj\n${it}\nendobj\n`).join("")}${ENDING}`,
    "latin1",
  );
const stream = (dictionary: string, data: Buffer) =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`;
const packed = (objects: string) =>
  stream(
    "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
    deflateSync(objects),
  );
const SCRIPT = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["a PDF", PDF, "pdf"],
  ["a Word document", zip(DOCX), "docx"],
  ["an OpenDocument text", zip(ODT_PARTS), "odt"],
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
  ["a PDF behind other bytes", Buffer.concat([Buffer.from("MZ"), PDF]), null],
  [
    "an OpenDocument template",
    zip({ ...ODT_PARTS, mimetype: `${ODT}-template` }),
    null,
  ],
  [
    "an archive with another one behind it",
    Buffer.concat([zip(DOCX), zip({ a: "b" }).subarray(0, -1)]),
    null,
  ],
  [
    "an archive with two parts of one name",
    zip({ ...DOCX, "Word/Document.xml": "x" }),
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
])("%s is told by its content", async (_name, file, kind) => {
  expect(await readResumeKind(file)).toBe(kind);
});

test.each([
  ["links to the web", relationships("hyperlink", "https://example.com/me")],
  ["a link to a mailbox", relationships("hyperlink", "mailto:me@example.com")],
  [
    "a picture within it",
    relationships("image", "media/image1.jpeg", "Internal"),
  ],
  [
    "a template on the applicant's own drive",
    relationships("attachedTemplate", "file:///C:/Users/me/Resume.dotx"),
  ],
])("a Word document with %s is taken", async (_name, parts) => {
  expect(await readResumeKind(zip({ ...DOCX, ...parts }))).toBe("docx");
});

test.each([
  ["a macro part", { ...DOCX, "word/vbaProject.bin": "x" }],
  [
    "a macro part under another name",
    withTypes(
      MAIN,
      '<Override PartName="/word/notes.xml" ContentType="application/vnd.ms-office.vbaProject"/>',
    ),
  ],
  ["a macro part in capitals", { ...DOCX, "WORD/VBAPROJECT.BIN": "x" }],
  [
    "macros by its own type",
    withTypes("application/vnd.ms-word.document.macroEnabled.main+xml"),
  ],
  [
    "the type of a template",
    withTypes(`${OOXML}.wordprocessingml.template.main+xml`),
  ],
  ["an embedded object", { ...DOCX, "word/embeddings/oleObject1.bin": "x" }],
  [
    "an embedded object by type",
    withTypes(
      MAIN,
      `<Default Extension="bin" ContentType="${OOXML}.oleObject"/>`,
    ),
  ],
  ["a control", { ...DOCX, "word/activeX/activeX1.xml": "x" }],
  [
    "an object by relationship",
    { ...DOCX, ...relationships("oleObject", "media/a.jpeg", "Internal") },
  ],
  [
    "a page of another format",
    { ...DOCX, ...relationships("aFChunk", "media/a.jpeg", "Internal") },
  ],
  [
    "a template on the web",
    {
      ...DOCX,
      ...relationships("attachedTemplate", "https://evil.example/a.dotm"),
    },
  ],
  [
    "a template on a server",
    {
      ...DOCX,
      ...relationships("attachedTemplate", "file://evil.example/a.dotm"),
    },
  ],
  [
    "a picture on the web",
    { ...DOCX, ...relationships("image", "https://evil.example/a.png") },
  ],
  [
    "an outside part in code",
    {
      ...DOCX,
      ...relationships("image", "https://evil.example/a.png", "&#69;xternal"),
    },
  ],
  [
    "a link to a share",
    { ...DOCX, ...relationships("hyperlink", "file://evil.example/a") },
  ],
  [
    "relationships that cannot be read",
    { ...DOCX, "_rels/.rels": "<Relationships>" },
  ],
  [
    "relationships with a document type",
    { ...DOCX, "_rels/.rels": "<!DOCTYPE x><Relationships/>" },
  ],
  [
    "parts too large to look into",
    {
      ...DOCX,
      "_rels/.rels": `<Relationships>${" ".repeat(9_000_000)}</Relationships>`,
    },
  ],
])("a Word document with %s is not passed on", async (_name, parts) => {
  expect(await readResumeKind(zip(parts))).toBe("active");
});

test("an OpenDocument text with links, a picture and no scripts is taken", async () => {
  const inner = `<text:a xlink:href="https://example.com/me">Me</text:a><draw:image xlink:href="Pictures/1.png"/>`;
  const parts = {
    ...ODT_PARTS,
    "content.xml": content(inner),
    "Pictures/1.png": "x",
  };
  expect(await readResumeKind(zip(parts))).toBe("odt");
});

test.each([
  ["Basic macros", { ...ODT_PARTS, "Basic/Standard/Module1.xml": "x" }],
  ["scripts", { ...ODT_PARTS, "Scripts/python/run.py": "x" }],
  ["an embedded object", { ...ODT_PARTS, "Object 1": "x" }],
  [
    "an embedded object by type",
    {
      ...ODT_PARTS,
      "META-INF/manifest.xml":
        '<m:manifest xmlns:m="m"><m:file-entry m:full-path="x" m:media-type="application/vnd.sun.star.oleobject"/></m:manifest>',
    },
  ],
  [
    "an event that runs something",
    {
      ...ODT_PARTS,
      "content.xml": content(
        '<script:event-listener script:language="ooo:script"/>',
      ),
    },
  ],
  [
    "a picture on the web",
    {
      ...ODT_PARTS,
      "content.xml": content(
        '<draw:image xlink:href="http://evil.example/a.png"/>',
      ),
    },
  ],
  [
    "a section from elsewhere",
    {
      ...ODT_PARTS,
      "content.xml": content('<text:section-source xlink:href="../a.odt"/>'),
    },
  ],
  ["content that cannot be read", { ...ODT_PARTS, "content.xml": "<x>" }],
])("an OpenDocument text with %s is not passed on", async (_name, parts) => {
  expect(await readResumeKind(zip(parts))).toBe("active");
});

test.each([
  ["nothing but text", pdf("<< /Type /Catalog >>")],
  ["packed objects", pdf(packed("1 0 << /Type /Catalog >>"))],
  [
    "the words in its text",
    pdf(
      "<< /Title (HTML/JavaScript, \\(a\\) /JS) >>",
      stream("", Buffer.from("(I know /JS and /Launch obj) Tj")),
    ),
  ],
  [
    "links to the web",
    pdf("<< /A << /S /URI /URI (https://example.com) >> >>"),
  ],
  ["a page that it opens at", pdf("<< /OpenAction [3 0 R /Fit] >>")],
])("a PDF with %s is taken", async (_name, file) => {
  expect(await readResumeKind(file)).toBe("pdf");
});

const HIDDEN = deflateSync("x");
test.each([
  ["a script", pdf(`<< /OpenAction ${SCRIPT} >>`)],
  ["a script whose name is in code", pdf("<< /S /J#61va#53cript /J#53 (x) >>")],
  ["a script among packed objects", pdf(packed(`1 0 ${SCRIPT}`))],
  ["a script behind a comment", pdf(`<< /A %>> endobj\n ${SCRIPT} >>`)],
  [
    "a script behind a text that seems to end",
    pdf(`<< /T (\\) endobj) /A ${SCRIPT} >>`),
  ],
  [
    "a script within what seems a stream",
    pdf(`<< >>\nstream\n9 0 obj ${SCRIPT} endobj\nendstream`),
  ],
  [
    "a script beside its trailer",
    Buffer.from(`%PDF-1.7\ntrailer << /Root << /OpenAction ${SCRIPT} >> >>`),
  ],
  [
    "a script in a stream of no type",
    pdf(
      stream(
        "/N 1 /First 4 /Filter /FlateDecode",
        deflateSync(`1 0 ${SCRIPT}`),
      ),
    ),
  ],
  ["a program to start", pdf("<< /S /Launch /F (cmd.exe) >>")],
  ["a file in it", pdf("<< /Names << /EmbeddedFiles 3 0 R >> >>")],
  [
    "packed objects that cannot be unpacked",
    pdf(stream("/Type /ObjStm /Filter /FlateDecode", Buffer.from("x"))),
  ],
  [
    "objects packed in another way",
    pdf(stream("/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]", HIDDEN)),
  ],
  [
    "a filter that stands elsewhere",
    pdf(stream("/Type /ObjStm /Filter 7 0 R", HIDDEN)),
  ],
  [
    "more packed objects than anybody writes",
    pdf(packed(" ".repeat(9_000_000))),
  ],
  [
    "texts that never end",
    Buffer.from(`%PDF-1.7\n${"1 0 obj(".repeat(2_000)}`),
  ],
])("a PDF with %s is not passed on", async (_name, file) => {
  expect(await readResumeKind(file)).toBe("active");
});

test("a PDF of five megabytes lets others have their turn while it is read", async () => {
  const file = pdf("<< /A 1 >>".repeat(500_000));
  let turns = 0;
  let isDone = false;
  const count = () => {
    if (isDone) return;
    turns++;
    setImmediate(count);
  };
  setImmediate(count);
  expect(await readResumeKind(file)).toBe("pdf");
  isDone = true;
  expect(turns).toBeGreaterThan(20);
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
])("a file called %j goes out as %j", async (sent, name) => {
  expect(await readResumeAttachment(sent, PDF)).toMatchObject({
    fileName: name,
  });
});

test("what is no résumé is no attachment", async () => {
  const program = new Uint8Array([0, 1, 2]);
  expect(await readResumeAttachment("cv.pdf", program)).toBeNull();
});

test("names of an archive's entries are read without unpacking it", () => {
  expect(openZip(zip(DOCX))?.names).toEqual(Object.keys(DOCX));
  expect(openZip(new Uint8Array(100_000))).toBeNull();
});
