import { expect, test } from "vitest";
import { subscribed, subscriptionKeys } from "../../testing/components/test-push.ts";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";

const endpoint = "https://push.example/left";

test("NOTICE-01 signing out ends the subscription of the browser too, and does not wait for a push service that is away", async () => {
  await makeSite({ hasAccounts: true });
  const ended = subscribed(endpoint);
  await signOut();
  expect(ended).toHaveBeenCalledTimes(1);
  subscribed(endpoint, () => Promise.reject(new Error("away")));
  await signOut();
  subscribed(endpoint, () => new Promise(() => {}));
  await signOut();
});

test("NOTICE-01 at a sign-in the browser names its subscription, which goes on for its person and ends for anybody else", async () => {
  const site = await makeSite({ hasAccounts: true });
  const ended = subscribed(endpoint);
  await site.call("POST", "/api/account/notices/devices", { endpoint, keys: await subscriptionKeys() });
  expect(await signIn(owner)).toHaveProperty("profile");
  expect(ended).not.toHaveBeenCalled();
  await site.call("POST", "/api/auth/sign-out"); // by the server alone: the browser still has it
  expect(await signIn(owner)).toHaveProperty("profile");
  expect(ended).toHaveBeenCalledTimes(1);
});
