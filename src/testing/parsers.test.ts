import fc from "fast-check";
import { expect, test } from "vitest";
import { newTotpSecret, stepOfCode } from "../accounts/factors/totp.server.ts";
import { presentedToken } from "../accounts/sessions/session-cookie.server.ts";
import { codeOf } from "../accounts/testing/test-accounts.ts";
import { AppError } from "../kernel/errors.ts";
import { clientAddress, isTrustedProxy } from "../kernel/http/client-address.server.ts";
import { readQuery } from "../kernel/http/http.server.ts";
import { assertSameSite } from "../kernel/http/same-site.server.ts";
import { parseCsv, writeCsv } from "../kernel/resource/csv/csv.ts";
import { bidiControls, excerpt, foldDigits, parseNumber } from "../kernel/text/arabic.ts";
import { cleanInput } from "../kernel/text/clean-text.ts";
import { storedPhone } from "../kernel/text/phone.server.ts";
import { findFolded, foldForSearch } from "../kernel/text/search.ts";

/*
 * Properties that must hold for every input: parsers and folding get generated text, with unpaired surrogates and control
 * characters.
 */

const anyText = fc.string({ unit: "binary", maxLength: 60 });
const arabic = fc.string({
  unit: fc.constantFrom(..."أإآاىيةهؤئء ًّـ٠١٢۳٤٫٬abc 123-\u200F\u202E"),
  maxLength: 40,
});
const text = fc.oneof(anyText, arabic, fc.string({ unit: "grapheme", maxLength: 40 }));
const config = (trustedProxies: string[], publicUrl?: string) => ({ config: { trustedProxies, publicUrl } });

test("AR-01 SEC-08 folding twice gives the same as folding once, and the places of a found text lie within the text", () => {
  fc.assert(
    fc.property(text, (given) => {
      const folded = foldForSearch(given);
      expect(foldForSearch(folded)).toBe(folded);
      for (const { start, end } of findFolded(given, given.slice(0, 5))) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(given.length);
      }
    }),
  );
});

test("AR-03 SEC-08 digits fold to 0-9 and keep their places; a text parses to a finite number or to null", () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(foldDigits(given)).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
      expect(foldDigits(foldDigits(given))).toBe(foldDigits(given));
      const number = parseNumber(given);
      if (number !== null) expect(Number.isFinite(number)).toBe(true);
      expect(typeof storedPhone(given)).toBe("string");
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (number) => {
      const typed = [...String(number)].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? digit).join("");
      expect(parseNumber(typed)).toBe(number);
    }),
  );
});

const clusters = new Intl.Segmenter("ar", { granularity: "grapheme" });
const charactersOf = (text: string) => [...clusters.segment(text)].length;

test("AR-06 an excerpt is not longer than allowed and breaks no character", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.integer({ min: 1, max: 40 }),
      (given, length) => {
        const cut = excerpt(given, length);
        // Counted as a reader counts; one character may be several code units.
        expect(cut === given || charactersOf(cut) <= length + 1).toBe(true);
        if (given.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
      },
    ),
  );
});

test("SEC-08 AR-05 cleaned input has no control characters or lone surrogates and stays the same when cleaned again, or is refused", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary", maxDepth: 10 }), (value) => {
      try {
        const cleaned = cleanInput(value);
        const written = JSON.stringify(cleaned);
        expect(written).not.toMatch(/\\u(00[01][0-8b-f]|d[89a-f])/i);
        expect(written).not.toMatch(new RegExp(bidiControls.source));
        expect(cleanInput(cleaned)).toEqual(cleaned);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect([400, 422]).toContain(error.status);
      }
    }),
  );
});

test("SEC-09 a CSV file is read back cell by cell with any content, and no cell begins a formula", () => {
  const cell = fc.oneof(
    text,
    fc.constantFrom("=1+1", "+966", "-1", "@a", "\tx", "'=1", '"', ",", ";", "\r\n"),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        // The parser takes the separator from the first line, so a header of plain names comes first.
        const header = rows[0]?.map((_, index) => `c${index}`) ?? [];
        const square = rows.map((row) => header.map((_, index) => row[index] ?? ""));
        const file = writeCsv([header, ...square]);
        const filled = square.filter((row) => row.some((value) => value !== ""));
        expect(parseCsv(file)?.slice(1)).toEqual(filled);
        for (const line of square.flat()) {
          const written = writeCsv([[line, "x"]])
            .slice(1)
            .replace(/^"/, "");
          expect(written).not.toMatch(/^[=+\-@\t]/);
        }
      },
    ),
  );
  fc.assert(
    fc.property(text, (file) => {
      const rows = parseCsv(file);
      expect(rows === undefined || Array.isArray(rows)).toBe(true);
    }),
  );
});

test("SEC-03 a client's address is an IPv4 address, a /64 or unknown, whatever the headers claim", () => {
  const header = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.string({ unit: fc.constantFrom(..."0123456789abcdef.:,[]%/ "), maxLength: 60 }),
  );
  fc.assert(
    fc.property(header, header, (remoteAddress, forwarded) => {
      const headers = new Headers({ "x-forwarded-for": forwarded });
      for (const trusted of [[], ["10.0.0.0/8", "::1"]]) {
        const address = clientAddress(config(trusted), { remoteAddress, headers });
        expect(address).toMatch(/^(unknown|[\d.]+|[0-9a-f:]+::\/64|[0-9a-f:]+\/64)$/);
        expect(typeof isTrustedProxy(config(trusted), forwarded)).toBe("boolean");
      }
    }),
  );
});

test("SEC-07 only our own origin lets a write through", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.constantFrom("null", "https://shurfa.example.evil.example")),
      (origin) => {
        const request = new Request("https://shurfa.example/api/x", { method: "POST", headers: { origin } });
        const site = config([], "https://shurfa.example");
        if (new Set(["https://shurfa.example"]).has(origin)) return;
        expect(() => assertSameSite(site, request)).toThrow();
      },
    ),
  );
});

test("SEC-08 a query has each name once, or is a 400", () => {
  const name = fc.string({ unit: fc.constantFrom(..."ab[]%&="), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text), { maxLength: 4 }), (pairs) => {
      const search = pairs
        .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
        .join("&");
      try {
        for (const key of Object.keys(readQuery(new Request(`http://localhost/?${search}`))))
          expect(key).not.toMatch(/[[\]]/);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect(error.status).toBe(400);
      }
    }),
  );
});

test("SEC-01 SEC-04 cookies and codes of any shape are read without an exception", () => {
  const secret = newTotpSecret();
  const now = new Date("2026-11-21T08:00:00Z");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 80 }), (given) => {
      const request = new Request("http://localhost/", { headers: { cookie: given.trim() } });
      expect(presentedToken({ config: { publicUrl: undefined } }, request) ?? "").toMatch(/^([\w-]{43})?$/);
      const step = stepOfCode(secret, given, now);
      expect(step === undefined || Number.isInteger(step)).toBe(true);
    }),
  );
  const step = Math.floor(now.getTime() / 30_000);
  expect(stepOfCode(secret, codeOf(secret, step), now)).toBe(step);
  expect(stepOfCode(secret, codeOf(secret, step + 2), now)).toBeUndefined();
});

// The test vectors of RFC 6238, appendix B, have eight digits; our codes are the last six.
test("SEC-04 one-time codes are those of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const known: [number, string][] = [
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ];
  for (const [seconds, code] of known) {
    const now = new Date(seconds * 1000);
    expect(stepOfCode(secret, code, now)).toBe(Math.floor(seconds / 30));
    expect(stepOfCode(secret, code, new Date(now.getTime() + 90_000))).toBeUndefined();
  }
});
