/** Where the worker of the admin lies, which shows notices while no tab is open. */
export const workerPath = "/admin/push-worker.js";
/** Where the manifest of the admin lies, by which a home screen shows it as an app: an iPhone shows notices of such alone. */
export const manifestPath = "/admin/admin.webmanifest";
