/*
 * The service worker of the admin: it shows notices and opens what they are about, and does nothing else. It keeps no pages and answers
 * no requests, so the admin is loaded as without it.
 */
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = "/icons/icon-192.png";
  const shown = { body, tag, icon, badge: icon, dir: "rtl", lang: "ar", data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});

/** Shows the address in an open tab of the admin, or in a new one. */
async function openAt(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname.startsWith("/admin"));
  if (!tab) return self.clients.openWindow(path);
  await tab.focus();
  tab.postMessage({ open: path });
}
