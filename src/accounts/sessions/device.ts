import { deviceText as text } from "../users/users.text.ts";

const browsers = [
  ["edge", /Edg\w*\//],
  ["opera", /OPR\/|Opera/],
  ["firefox", /Firefox\/|FxiOS/],
  ["chrome", /Chrom(e|ium)\/|CriOS/],
  ["safari", /Safari\//],
] as const;
const systems = [
  ["ipad", /iPad/],
  ["ios", /iPhone/],
  ["android", /Android/],
  ["windows", /Windows/],
  ["mac", /Mac OS X/],
  ["linux", /Linux|X11/],
] as const;

/** The browser and operating system of a session, as an Arabic label. */
export function deviceOf(userAgent: string): { label: string; isPhone: boolean } {
  const [browser = "other"] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  const [system] = systems.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  const name = text.browsers[browser];
  return {
    label: system ? text.on(name, text.systems[system]) : name,
    isPhone: system === "ios" || system === "android",
  };
}
