import { expect, signIn, test } from "../support/fixtures.ts";

test("NOTICE-01 the worker runs in a browser, and shows what is pushed to it with the words, the direction and the tag of the server", async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto("/admin");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/admin/push-worker.js", { scope: "/admin" });
    await navigator.serviceWorker.ready;
  });
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker was registered");
  // A browser without windows allows no notices, so what the worker asks it to show is kept.
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      Object.assign(globalThis, { shown: { title, ...options } });
    };
  });
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((known) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/admin"));
      if (own) known(own.registrationId);
    }),
  );
  await tools.send("ServiceWorker.enable");
  const notice = { title: "طلب جديد أو رسالة", body: "ركن الضيافة", tag: "request quote 1" };
  const path = "/admin/quote-requests/1";
  await tools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ ...notice, path }),
  });
  const icon = "/icons/icon-192.png";
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, "shown")))
    .toEqual({ ...notice, dir: "rtl", lang: "ar", icon, badge: icon, data: { path } });
});
