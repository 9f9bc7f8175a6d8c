import { choice } from "../../kernel/resource/kinds/choice.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { share } from "../../kernel/resource/kinds/share.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { defineResource, type RecordOf } from "../../kernel/resource/resource.ts";
import { seenOnValues } from "../../ui/brand/seen-on.ts";
import { text as words } from "./media-admin.text.ts";

const side = { setByServer: true, min: 1, max: 1_000_000, initial: 1 } as const;

/** The library of pictures. Staff change names, alternative texts and focal points; files and their facts never change. */
export const media = defineResource({
  name: "media",
  words,
  fields: {
    /** `/uploads/<id>-<width>x<height>.webp`: the name tells the size, so that a page needs no look-up for its srcset. */
    path: text({ setByServer: true }),
    /** As it was uploaded, or as somebody renamed it. */
    fileName: text({ required: true, isTitle: true, searched: true }),
    width: number(side),
    height: number(side),
    /** Of the full-size WebP. */
    bytes: number({ setByServer: true, min: 0, max: 1_000_000_000, initial: 0 }),
    /** The format of the upload: `png`, `jpg`, `webp`, `avif`, `gif`. */
    kind: text({ setByServer: true }),
    /** Name of the one who uploaded it; empty for the server itself. */
    uploader: text({ setByServer: true }),
    /** What the picture shows, for those who do not see it; every place where the picture is content uses it. */
    alt: text({ max: 500, isTitle: "whereFilled", searched: true }),
    /** The picture is an ornament: it needs no alternative text. */
    isDecorative: flag({ initial: false }),
    /** The point that crops keep, as parts of width and height from the physical top left. */
    focalX: share({ initial: 0.5 }),
    focalY: share({ initial: 0.5 }),
    /** On which grounds its outline stands out, should it be a logo. */
    seenOn: choice(seenOnValues, { setByServer: true }),
    createdAt: moment({ setByServer: true }),
  },
  wireNames: "camelCase",
  id: "text",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-createdAt"],
  // An upload changes no page, so cached pages stay valid; changes of a picture's texts raise the content version themselves.
  onSite: false,
  area: "site",
  holds: "mentions",
  hasFiles: false,
});
export type Media = RecordOf<typeof media>;
