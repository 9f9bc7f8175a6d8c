import { beforeAll, describe, expect, test } from "vitest";
import type { Kernel } from "../process/kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import {
  checkFormToken,
  formTokenApi,
  guardForm,
  isFilledHoneypot,
  issueFormToken,
} from "./form-guard.server.ts";

const second = 1000;

describe.each(databases)("form guard on %s", (database) => {
  let kernel: Kernel;
  let clock = Date.parse("2026-11-21T08:00:00.000Z");
  const token = async () => {
    const issued = await issueFormToken(kernel);
    clock += 5 * second;
    return issued;
  };
  beforeAll(async () => {
    kernel = await testKernel({ database });
    kernel.config = { ...kernel.config, rateLimit: true };
    kernel.now = () => new Date(clock);
  });

  test("SEC-07 a filled honeypot is noticed, an empty one is not", () => {
    expect(isFilledHoneypot({ website: "http://buy.example" })).toBe(true);
    expect(isFilledHoneypot({ website: ["x"] })).toBe(true);
    for (const body of [{ website: "" }, { website: null }, {}, null, "text"])
      expect(isFilledHoneypot(body)).toBe(false);
  });

  test("SEC-07 TRIAL-01 F18: sixty posts an hour from an office with a token, then 429 with the seconds to wait", async () => {
    const post = { address: "203.0.113.2", token: await token() };
    for (let count = 0; count < 60; count++)
      await guardForm(kernel, { ...post, person: [`+96655000${count}`, `${count}@mail.example`] });
    await expect(guardForm(kernel, post)).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
    await guardForm(kernel, { ...post, address: "203.0.113.3" });
    clock += 3600 * second;
    await guardForm(kernel, post);
  });

  test("SEC-07 TRIAL-01 F18: ten posts an hour of one phone or e-mail, from whatever address, and no phone is nobody's", async () => {
    for (const [phone, email] of [
      ["+966550001111", ""],
      ["", "Same@mail.example"],
    ] as const) {
      const post = async (count: number) =>
        guardForm(kernel, { address: `198.51.100.${count}`, token: await token(), person: [phone, email] });
      for (let count = 0; count < 10; count++) await post(count);
      await expect(post(11)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
      const other = { address: "198.51.100.20", token: await token(), person: ["", "other@mail.example"] };
      await guardForm(kernel, other);
    }
  });

  test("SEC-07 TRIAL-01 F17: suspected posts have a limit of their own and use up nobody's", async () => {
    const post = { address: "203.0.113.40", token: await token() };
    for (let count = 0; count < 5; count++) await guardForm(kernel, { ...post, isSuspected: true });
    await expect(guardForm(kernel, { ...post, isSuspected: true })).rejects.toMatchObject({ status: 429 });
    for (let count = 0; count < 60; count++) await guardForm(kernel, post);
  });

  test("SEC-07 ten posts an hour without a valid token, which do not count against posts with one", async () => {
    const post = { address: "203.0.113.4", token: undefined };
    for (let count = 0; count < 10; count++) await guardForm(kernel, post);
    for (let count = 0; count < 9; count++) {
      await expect(guardForm(kernel, { ...post, token: "1.forged" })).rejects.toMatchObject({ status: 429 });
    }
    await guardForm(kernel, { ...post, token: await token() });
  });

  test("SEC-07 a token is valid from two seconds to a day after its issue, and only unchanged", async () => {
    const issued = await issueFormToken(kernel);
    clock += 1 * second;
    expect(await checkFormToken(kernel, issued)).toBe(false);
    clock += 1 * second;
    expect(await checkFormToken(kernel, issued)).toBe(true);
    const [issuedAt = "", signed = ""] = issued.split(".");
    const earlier = (Number.parseInt(issuedAt, 36) - 10_000).toString(36);
    for (const forged of [
      `${earlier}.${signed}`,
      `${issuedAt}.`,
      `${issuedAt}.${signed}x`,
      "",
      ".",
      null,
      7,
      {},
    ]) {
      expect(await checkFormToken(kernel, forged)).toBe(false);
    }
    clock += 24 * 3600 * second - 2 * second;
    expect(await checkFormToken(kernel, issued)).toBe(true);
    clock += 1 * second;
    expect(await checkFormToken(kernel, issued)).toBe(false);
  });

  test("SEC-07 another process of the same site accepts the token", async () => {
    const response = await formTokenApi(kernel).request("/");
    const body = (await response.json()) as { token: string };
    clock += 3 * second;
    expect(await checkFormToken({ ...kernel }, body.token)).toBe(true);
    expect(
      await kernel.db.selectFrom("secrets").selectAll().where("name", "=", "form-token").execute(),
    ).toHaveLength(1);
  });
});
