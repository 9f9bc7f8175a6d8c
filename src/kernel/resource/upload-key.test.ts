import { expect, test } from "vitest";
import { z } from "zod";
import { gallery } from "./kinds/gallery.ts";
import { illustration } from "./kinds/illustration.ts";
import { picture } from "./kinds/picture.ts";
import { uploadKey } from "./upload-key.ts";

const wrong = [
  ...[
    "/uploads/../x",
    "/uploads/..",
    "/uploads/.hidden",
    "/uploads/a/../../b",
    "/uploads/%2e%2e/x",
    "/uploads/a..b",
  ],
  ...[
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "/favicon.svg",
    "uploads/a.webp",
    "/uploads/",
    "data:,x",
  ],
  ...["/uploads/a.webp?x=1", "/uploads/a\\b", `/uploads/${"a".repeat(300)}.webp`, "/uploads/a.webp\n"],
];

test("SEC-09 SEC-10 TRIAL-01 X7: one function reads the key of an upload, and nothing else has one", () => {
  expect(uploadKey("/uploads/a1-1200x800.webp")).toBe("a1-1200x800.webp");
  expect(uploadKey("/uploads/logo.png")).toBe("logo.png");
  for (const path of wrong) expect(uploadKey(path), path).toBeUndefined();
});

test("SEC-09 TRIAL-01 X7: every field of pictures takes an upload or none, and no other address", () => {
  const kept = "/uploads/a1-1200x800.webp";
  const takes = (image: unknown) => [
    picture().schema(z).safeParse(image).success,
    picture({ standard: "/uploads/logo.png" }).schema(z).safeParse(image).success,
    illustration().schema(z).safeParse({ image, alt: "" }).success,
    gallery()
      .schema(z)
      .safeParse([{ image, caption: "" }]).success,
  ];
  expect(takes(kept)).toEqual([true, true, true, true]);
  for (const path of wrong.filter((path) => path.trim() === path))
    expect(takes(path), path).toEqual([false, false, false, false]);
});
