import { describe, expect, test } from "vitest";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { siteWithPrograms } from "./test-programs.ts";

describe.each(databases)("tokens and records that are documents, on %s", (database) => {
  test("TOKEN-01 DOC-03 the calls of the content editor read and change a record only for who may do so by its own calls", async () => {
    const { asOwner, makeToken } = await siteWithPrograms(database);
    const { id } = (await asOwner("POST", "/api/projects", { title: "سري", isActive: false })).body;
    const own = `/api/content/projects-${id}`;
    const [title, page] = [`projects/${id}/title`, "/api/content/about"];
    const typed = (base: string, value: string) => ({
      client: "editor-one",
      fields: { [title]: { base, value } },
    });
    await asOwner("PATCH", own, typed("سري", "مسودة"));
    const all = ["content:read", "content:write", "content:share"];
    const calls = [
      ["GET", own],
      ["GET", `${own}/newer`],
      ["GET", `${own}/check`],
      ["GET", `${own}/versions`],
      ["GET", `${own}/shares`],
      ["POST", `${own}/shares`],
      ["PATCH", own, typed("مسودة", "غيره")],
      ["PUT", `${own}/schedule`, { at: "2027-01-01T09:00:00Z" }],
      ["DELETE", `${own}/schedule`],
      ["DELETE", `${own}/draft`],
      ["POST", `${own}/publish`, {}],
      ["POST", `${own}/versions/1/restore`, { as: "draft" }],
    ] as const;
    const statusesOf = async (scopes: string[]) => {
      const { call } = await makeToken(scopes, { name: `برنامج ${scopes.length}${scopes.at(-1)}` });
      const list = (await call("GET", "/api/content")).body.map(
        ({ section }: { section: string }) => section,
      );
      const statuses: number[] = [];
      for (const [method, path, body] of calls) statuses.push((await call(method, path, body)).status);
      return { statuses, isListed: list.includes(`projects-${id}`), page: (await call("GET", page)).status };
    };
    // A program for pages alone sees no trace of the hidden project, and cannot show it to anybody.
    const none = await statusesOf(all);
    expect(none).toEqual({ statuses: calls.map(() => 403), isListed: false, page: 200 });
    expect(await statusesOf([...all, "projects:write"])).toEqual(none);
    const read = await statusesOf([...all, "projects:read"]);
    expect(read.isListed).toBe(true);
    expect(read.statuses).toEqual([200, 200, 200, 200, 200, 201, ...calls.slice(6).map(() => 403)]);
    expect((await asOwner("GET", own)).body).toMatchObject({
      draft: { [title]: { value: "مسودة" } },
      isUnseen: true,
    });
    const whole = await statusesOf([...all, "projects:read", "projects:write"]);
    // A hidden project cannot wait for a moment; its draft was discarded before it was shown, as its first version.
    expect(whole.statuses).toEqual([200, 200, 200, 200, 200, 201, 200, 409, 200, 200, 200, 200]);
  });
});
