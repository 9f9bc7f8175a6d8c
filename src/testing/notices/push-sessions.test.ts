import { describe, expect, test } from "vitest";
import { endSessionsOf } from "../../accounts/sessions/session.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { noticesSite } from "./test-notices.ts";
import { pushService } from "./test-push-service.ts";

const devices = "/api/account/notices/devices";

describe.each(databases)("notices on devices end with the session on %s", (database) => {
  const start = async () => {
    const site = await noticesSite(database, { WEBHOOK_HOSTS: "127.0.0.1" });
    const service = await pushService();
    /** A browser in which a person signed in and allowed notices. */
    const allowed = async (person: typeof site.khaled, name: string) => {
      const browser = site.browser();
      await browser.signIn(person);
      expect((await browser.call("POST", devices, service.subscription(name))).status).toBe(204);
      return browser;
    };
    /** Whose browsers are kept, by the names of their subscriptions. */
    const kept = async () => {
      const rows = await site.kernel.db
        .selectFrom("push_devices")
        .select("endpoint")
        .orderBy("endpoint")
        .execute();
      return rows.map(({ endpoint }) => endpoint.slice(endpoint.lastIndexOf("/") + 1));
    };
    const { endpoint } = service.subscription("mine");
    return { ...site, service, allowed, kept, endpoint };
  };

  test("NOTICE-01 signing out ends the notices of that browser alone, also those that wait, and also after an hour without use", async () => {
    const { allowed, kept, khaled, sara, service, look, clock, kernel } = await start();
    const [mine, other] = [await allowed(khaled, "mine"), await allowed(khaled, "other")];
    await allowed(sara, "of-sara");
    const { id } = await kernel.db
      .selectFrom("push_devices")
      .select("id")
      .where("endpoint", "like", "%/mine")
      .executeTakeFirstOrThrow();
    expect((await mine.call("POST", `${devices}/${id}/test`)).status).toBe(204); // waits in the outbox
    expect((await mine.call("POST", "/api/auth/sign-out")).status).toBe(204);
    expect(await kept()).toEqual(["of-sara", "other"]);
    await look();
    expect(service.pushed).toEqual([]);
    clock.now += 61 * 60_000; // no session is open any more, and notices still come
    expect(await kept()).toEqual(["of-sara", "other"]);
    expect((await other.call("POST", "/api/auth/sign-out")).status).toBe(204);
    expect(await kept()).toEqual(["of-sara"]);
  });

  test("NOTICE-01 one session that is ended, all others, all, and one too many: the notices of each end with it", async () => {
    const { allowed, kept, khaled, kernel, browser } = await start();
    const mine = await allowed(khaled, "mine");
    await allowed(khaled, "other");
    await allowed(khaled, "third");
    const { session_id: other } = await kernel.db
      .selectFrom("push_devices")
      .select("session_id")
      .where("endpoint", "like", "%/other")
      .executeTakeFirstOrThrow();
    expect((await mine.call("DELETE", `/api/account/sessions/${other}`)).status).toBe(204);
    expect(await kept()).toEqual(["mine", "third"]);
    // A browser that was kept before sessions were noted is another one.
    await kernel.db
      .updateTable("push_devices")
      .set({ session_id: null })
      .where("endpoint", "like", "%/third")
      .execute();
    expect((await mine.call("DELETE", "/api/account/sessions")).status).toBe(204);
    expect(await kept()).toEqual(["mine"]);
    for (let more = 0; more < 5; more++) {
      kernel.now = (
        (at) => () =>
          new Date(at)
      )(kernel.now().getTime() + 1000);
      await browser().signIn(khaled);
    }
    expect(await kept()).toEqual([]);
    await allowed(khaled, "again");
    await write(kernel, system, (tx) => endSessionsOf(tx, khaled.id));
    expect(await kept()).toEqual([]);
  });

  test("NOTICE-01 an owner who disables or removes somebody, or takes sales from them, ends their notices for good", async () => {
    const { allowed, kept, khaled, sara, majed, as } = await start();
    const owner = as(sara);
    expect((await owner("POST", `/api/users/${majed.id}/enable`)).status).toBe(200);
    await allowed(khaled, "of-khaled");
    await allowed(majed, "of-majed");
    expect((await owner("PUT", `/api/users/${khaled.id}`, { access: "reader" })).status).toBe(200);
    expect(await kept()).toEqual(["of-khaled", "of-majed"]); // still reads sales
    expect((await owner("PUT", `/api/users/${khaled.id}`, { access: "editor" })).status).toBe(200);
    expect(await kept()).toEqual(["of-majed"]);
    expect((await owner("PUT", `/api/users/${khaled.id}`, { access: "sales" })).status).toBe(200);
    expect((await owner("POST", `/api/users/${majed.id}/disable`)).status).toBe(200);
    expect((await owner("POST", `/api/users/${majed.id}/enable`)).status).toBe(200);
    expect(await kept()).toEqual([]);
    await allowed(majed, "again");
    expect((await owner("DELETE", `/api/users/${majed.id}`)).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test("NOTICE-01 whoever may not read sales keeps no browser, since nothing would come", async () => {
    const { browser, huda, service, kept } = await start();
    const hers = browser();
    await hers.signIn(huda);
    expect((await hers.call("POST", devices, service.subscription())).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test("NOTICE-01 a browser in which the same person signs in again goes on and ends with the new session; in which another does, ends", async () => {
    const { allowed, kept, khaled, sara, endpoint, browser, service } = await start();
    const mine = await allowed(khaled, "mine");
    await mine.signIn(khaled);
    expect(await kept()).toEqual(["mine"]);
    await mine.call("POST", "/api/auth/sign-out"); // of the session to which the browser was passed
    expect(await kept()).toEqual([]);
    await mine.signIn(khaled);
    await mine.call("POST", devices, service.subscription("mine"));
    mine.loseCookie();
    await mine.signIn(khaled); // the server cannot know the browser: it names itself
    expect((await mine.call("PUT", devices, { endpoint })).status).toBe(204);
    await mine.call("POST", "/api/auth/sign-out");
    expect(await kept()).toEqual([]);
    expect((await mine.call("PUT", devices, { endpoint })).status).toBe(401);

    const shared = await allowed(khaled, "mine");
    const hers = browser();
    await hers.signIn(sara);
    expect((await hers.call("PUT", devices, { endpoint })).status).toBe(404); // not hers, and stays his
    expect(await kept()).toEqual(["mine"]);
    await shared.signIn(sara);
    expect(await kept()).toEqual([]);
  });
});
