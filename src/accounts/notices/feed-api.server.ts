import { write } from "../../kernel/db/write.server.ts";
import type { Api } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import { endFeed, makeFeed } from "./feed-store.server.ts";

/** Adds the calls about the address at which the caller's calendar is read; NOTICE-01. */
export function addFeed(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /calendar",
    summary: "Makes an address for the caller's calendar of tasks and reminders; a former one ends",
    peopleOnly: true,
    handle: async (_c, { session: { user }, actor }) => {
      const secret = await linkSecret(kernel);
      await write(kernel, actor, async (tx) => {
        await makeFeed(tx, user.id, secret);
        await noteAccountEvent(tx, "feed-made", user.id);
      });
    },
  });

  route(api, {
    call: "DELETE /calendar",
    summary: "Ends the address of the caller's calendar",
    peopleOnly: true,
    handle: async (_c, { session: { user }, actor }) => {
      await write(kernel, actor, async (tx) => {
        await endFeed(tx, user.id);
        await noteAccountEvent(tx, "feed-ended", user.id);
      });
    },
  });
}
