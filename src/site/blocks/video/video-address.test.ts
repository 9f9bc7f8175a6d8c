import { expect, test } from "vitest";
import { videoAt } from "./video-address.ts";

test("PAGES-01 a video is recognised by its copied address, and its player sets no cookie", () => {
  const tube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&hl=ar";
  for (const address of [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=4s",
    " https://youtu.be/dQw4w9WgXcQ?si=abc ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  ])
    expect(videoAt(address), address).toEqual({ host: "YouTube", player: tube });
  const vimeo = { host: "Vimeo", player: "https://player.vimeo.com/video/76979871?autoplay=1" };
  expect(videoAt("https://vimeo.com/76979871")).toEqual(vimeo);
  expect(videoAt("https://player.vimeo.com/video/76979871")).toEqual(vimeo);
});

test("PAGES-01 an address of any other site has no player", () => {
  for (const address of [
    "",
    "https://example.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
    "https://youtu.be/short",
    "https://vimeo.com/about",
  ])
    expect(videoAt(address), address).toBeUndefined();
});
