import { expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

test.each(
  databases.flatMap((database) => [
    { database, path: "/api/services", field: "art", known: "store" },
    { database, path: "/api/team-members", field: "portrait", known: "headset" },
  ]),
)(
  "SITE-03 $path on $database stores a $field of its list or null, and refuses any other",
  async ({ database, path, field, known }) => {
    const call = caller(createApi(await testKernel({ database, session: testSession })));
    expect((await call("POST", path, { [field]: known })).body[field]).toBe(known);
    expect((await call("POST", path, {})).body[field]).toBeNull();
    expect((await call("PUT", `${path}/1`, { [field]: null })).body[field]).toBeNull();
    const unknown = await call("POST", path, { [field]: "rocket" });
    expect(unknown.status).toBe(422);
    expect(Object.keys(unknown.body.fields)).toEqual([field]);
  },
);
