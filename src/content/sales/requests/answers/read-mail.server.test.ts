import { expect, test } from "vitest";
import { beginning, readMail } from "./read-mail.server.ts";

/* Mails as they come over the line. */

const crlf = (text: string) => text.replaceAll(/\r?\n/g, "\r\n");
const bytes = (text: string) => Buffer.from(crlf(text));
const head = (
  more: string,
) => `From: =?UTF-8?B?${Buffer.from("نورة الشمري").toString("base64")}?= <Noura@Mail.example>
To: hello@shurfa.example
Subject: =?UTF-8?Q?=D8=B1=D8=AF?=
Date: Sun, 29 Nov 2026 10:15:00 +0300
Message-ID: <abc@mail.example>
${more}`;

/** A text in Windows-1256, as Arabic Outlook still writes it. */
const windows1256 = (text: string) => {
  const decoder = new TextDecoder("windows-1256");
  const signs = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Uint8Array.from([...text].map((sign) => signs.get(sign) ?? 63));
};

test("THREAD-01 a plain mail is read with its sender, its time and the mails that it answers", async () => {
  const mail = await readMail(
    bytes(`${head(`In-Reply-To: <two@shurfa.example>
References: <one@shurfa.example>
 <two@shurfa.example>
Content-Type: text/plain; charset=utf-8`)}

نعم، مناسب.

On Sun, Nov 29, 2026 at 10:15 AM A <a@b.example> wrote:
> السعر
`),
  );
  expect(mail).toMatchObject({
    from: { name: "نورة الشمري", address: "noura@mail.example" },
    to: ["hello@shurfa.example"],
    answers: ["two@shurfa.example", "one@shurfa.example"],
    subject: "رد",
    sentAt: "2026-11-29T07:15:00.000Z",
    said: "نعم، مناسب.",
    isAutomatic: false,
    files: [],
    left: [],
  });
  expect(mail.quoted).toContain("> السعر");
});

test("THREAD-01 Windows-1256 as bytes, as quoted-printable and as base64 is read as Arabic", async () => {
  const text = "السلام عليكم، متى يبدأ العمل؟";
  const encoded = windows1256(text);
  const printable = [...encoded]
    .map((code) => `=${code.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
  const lines = printable.replace(/(.{72})/g, "$1=\n").replace(/=\n(.{0,2})$/, "=\n$1");
  const of = (encoding: string) =>
    bytes(
      `${head(`Content-Type: text/plain; charset="windows-1256"\nContent-Transfer-Encoding: ${encoding}`)}\n\n`,
    );
  for (const raw of [
    Buffer.concat([of("8bit"), encoded]),
    Buffer.concat([of("quoted-printable"), bytes(lines)]),
    Buffer.concat([of("base64"), Buffer.from(Buffer.from(encoded).toString("base64"))]),
  ])
    expect((await readMail(raw)).said).toBe(text);
});

test("THREAD-01 SEC-09 a mail of markup alone is read as its words, and nothing of the markup is left", async () => {
  const { said, quoted } = await readMail(
    bytes(`${head("Content-Type: text/html; charset=utf-8")}

<html><head><style>p { color: red }</style></head><body><script>alert(1)</script>
<p>أهلًا&nbsp;<b>شُرفة</b> &lt;3 &amp; شكرًا</p><div>السطر الثاني<br>والثالث</div><img src=x onerror=alert(1)>
<div>On Sun, Nov 29, 2026 at 10:15 AM A &lt;a@b.example&gt; wrote:</div><blockquote>السعر</blockquote></body></html>`),
  );
  expect(
    said
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(["أهلًا شُرفة <3 & شكرًا", "السطر الثاني", "والثالث"]);
  expect(quoted).toContain("السعر");
});

test("THREAD-01 files come along, a picture of the signature does not, and what is too large or empty is named", async () => {
  const part = (headers: string, content: string) =>
    `--b\n${headers}\nContent-Transfer-Encoding: base64\n\n${content}\n`;
  const file = Buffer.from("%PDF-1.7").toString("base64");
  const mail = await readMail(
    bytes(`${head('Content-Type: multipart/related; boundary="b"')}

--b
Content-Type: text/plain; charset=utf-8

مرفق العقد
${part("Content-Type: application/pdf\nContent-Disposition: attachment; filename*=UTF-8''%D8%B9%D9%82%D8%AF.pdf", file)}${part(
  'Content-Type: image/png\nContent-ID: <logo>\nContent-Disposition: inline; filename="logo.png"',
  file,
)}${part('Content-Type: text/plain\nContent-Disposition: attachment; filename="empty.txt"', "")}--b--
`),
  );
  expect(mail.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ["عقد.pdf", "%PDF-1.7"],
  ]);
  expect(mail.left).toEqual(["empty.txt"]);
  expect(mail.said).toBe("مرفق العقد");
});

test.each([
  ["an autoresponder", "Auto-Submitted: auto-replied"],
  ["an old autoresponder", "X-Autoreply: yes"],
  ["a list", "Precedence: bulk"],
  ["a newsletter", "List-Unsubscribe: <https://x.example>"],
  ["a report of a mail server", "Return-Path: <>"],
  ["a report of a failure", 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"'],
])("THREAD-01 %s is known as a machine", async (_, header) => {
  expect((await readMail(bytes(`${head(header)}\n\nغائب حتى الأحد`))).isAutomatic).toBe(true);
  expect((await readMail(bytes(`${head("Auto-Submitted: no")}\n\nأهلًا`))).isAutomatic).toBe(false);
});

test("THREAD-01 SURV-02 bombs of size, parts, nesting and headers are read as far as they are of use, in bounded time", async () => {
  const text = "Content-Type: text/plain; charset=utf-8\n\nالنص\n";
  const multipart = head('Content-Type: multipart/mixed; boundary="b"');
  const many = bytes(`${multipart}\n\n--b\n${text}${"--b\n\na\n".repeat(300_000)}--b--\n`);
  const pdf = `--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a.pdf"\nContent-Transfer-Encoding: base64\n\n`;
  const large = bytes(`${multipart}\n\n--b\n${text}${pdf}${"QUJD".repeat(100_000)}`).subarray(0, beginning);
  let deep = "x";
  for (let level = 0; level < 400; level++)
    deep = `Content-Type: multipart/mixed; boundary="n${level}"\n\n--n${level}\n${deep}\n--n${level}--\n`;
  const nested = bytes(`${head(deep)}`);
  const headed = bytes(`${head(`X-Long: ${"a".repeat(3_000_000)}`)}\n\nالنص`);
  const inside = bytes(
    `${head("Content-Type: message/rfc822")}\n\n${`Content-Type: message/rfc822\n\n`.repeat(2000)}x`,
  );
  const rubbish = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256));
  for (const [name, raw, size] of [
    ["many parts", many, many.length],
    ["size", large, 40_000_000],
    ["nesting", nested, nested.length],
    ["headers", headed, headed.length],
    ["mails in mails", inside, inside.length],
    ["rubbish", rubbish, rubbish.length],
    ["nothing", Buffer.alloc(0), 0],
  ] as const) {
    const began = performance.now();
    const mail = await readMail(raw, size);
    expect(performance.now() - began, name).toBeLessThan(1000);
    expect(mail.key, name).toMatch(/^[\da-f]{64}$/);
    if (["many parts", "size"].includes(name)) expect(mail.said, name).toContain("النص");
    if (["many parts", "size", "nesting", "headers"].includes(name))
      expect(mail.from.address, name).toBe("noura@mail.example");
    // A mail inside a mail is a file like any other.
    if (name !== "mails in mails") expect(mail.files, name).toEqual([]);
  }
  expect((await readMail(large, 40_000_000)).left).toEqual(["a.pdf"]);
});

test("THREAD-01 the same mail has the same key, another one of the same id by somebody else has not", async () => {
  const key = async (text: string) => (await readMail(bytes(text))).key;
  expect(await key(`${head("X-A: 1")}\n\nأ`)).toBe(await key(`${head("Received: elsewhere")}\n\nأ`));
  expect(await key(`${head("X-A: 1").replace("Noura@", "other@")}\n\nأ`)).not.toBe(
    await key(`${head("X-A: 1")}\n\nأ`),
  );
  expect(await key("From: a@b.example\n\nأ")).not.toBe(await key("From: a@b.example\n\nب"));
});
