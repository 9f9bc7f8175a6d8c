import { expect, test } from "vitest";
import { losesPictures } from "./clean-pasted.ts";

test("ACNT-01 TRIAL-01 F23: pasted HTML whose pictures are not kept is known, whichever program wrote it", () => {
  for (const html of [
    '<p><img width=200 src="file:///C:/Users/a/msohtmlclip1/01/clip_image001.png"></p>',
    '<p><!--[if gte vml 1]><v:imagedata src="file:///clip_image001.png"/><![endif]--></p>',
    "<p>نص</p><IMG SRC='data:image/png;base64,AAAA'>",
    '<img src="https://other.example/a.png">',
    '<img alt="بلا عنوان">',
  ])
    expect(losesPictures(html), html).toBe(true);
  expect(losesPictures('<p>نص</p><img src="/uploads/abc-10x10.webp">')).toBe(false);
  expect(losesPictures("<p>img src=x</p>")).toBe(false);
});
