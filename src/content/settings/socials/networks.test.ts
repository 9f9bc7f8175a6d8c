import { expect, test } from "vitest";
import { networkOf } from "./networks.ts";

test.each([
  ["https://x.com/shurfa", "x"],
  ["https://twitter.com/shurfa", "x"],
  ["https://www.instagram.com/shurfa/", "instagram"],
  ["https://sa.linkedin.com/company/shurfa", "linkedin"],
  ["https://www.tiktok.com/@shurfa", "tiktok"],
  ["https://www.snapchat.com/add/shurfa", "snapchat"],
  ["https://youtu.be/abc", "youtube"],
  ["https://github.com/shurfa", "github"],
  ["https://www.behance.net/shurfa", "behance"],
  ["https://wa.me/966500000000", "whatsapp"],
  ["https://x.example/shurfa", "x"],
] as const)("OWN-02 %s is an account of %s", (url, network) => {
  expect(networkOf(url)).toBe(network);
});

test.each([
  "https://shurfa.example/x",
  "https://notx.com/a",
  "https://x.com.evil.example/",
  "https://max.com",
  "",
  "x",
])("OWN-02 «%s» is no account of a network that is known", (url) => {
  expect(networkOf(url)).toBeUndefined();
});
