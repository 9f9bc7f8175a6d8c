import { afterEach, expect, test, vi } from "vitest";
import { provideRecordFields } from "../sections/record-fields.ts";
import { contentClient } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

test("EDIT-01 an answer that names a record's field brings the descriptions of such fields, and no other answer does", async () => {
  let loads = 0;
  provideRecordFields(async () => {
    loads += 1;
    throw new Error("not needed here"); // a failed load is tried again with the next answer
  });
  const answers = { body: {} as unknown };
  vi.stubGlobal("fetch", async () => Response.json(answers.body));
  const client = contentClient("services");
  const state = { section: "services", published: { heroTitle: "/a" }, draft: {}, revision: 0 };
  answers.body = state;
  await client.editor("tab").read();
  answers.body = [{ number: 1, fields: ["heroTitle"] }];
  await client.versions();
  answers.body = { number: 1, content: { heroTitle: "a/b" } };
  await client.version(1);
  expect(loads).toBe(0);

  answers.body = { ...state, draft: { "packages/3/price": { value: "5200" } } };
  await client.editor("tab").read();
  answers.body = [{ number: 1, fields: ["packages/3/price"] }];
  await client.versions();
  answers.body = { number: 1, content: { "settings/site/phone": "+966" } };
  await client.version(1);
  expect(loads).toBe(3);
});
