import { escapeHtml } from "../../../kernel/text/escape-html.ts";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { coverPath } from "../../../ui/pictures/picture-sources.ts";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { safeHref } from "../../parts/action-links.tsx";
import { Section } from "../../parts/section.tsx";
import { headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";
import { type Video, videoAt } from "./video-address.ts";

/**
 * A video that requests nothing from its site until a visitor starts it: the frame holds our own page with one link to the
 * player. It needs no script.
 */
export default function VideoBlock({ texts }: BlockProps<typeof block>) {
  const video = videoAt(texts.href);
  const poster = texts.image.image ?? coverPath("video");
  return (
    <Section {...headOf(texts)}>
      <figure className={`${shared.captioned} ${styles.video}`}>
        {video ? (
          <iframe
            title={texts.title.trim() || words.play}
            srcDoc={posterPageOf(video, poster)}
            // The player may run, store and open its own pages, and never replace ours.
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            allow="autoplay; fullscreen; picture-in-picture"
            loading="lazy"
          />
        ) : (
          texts.href && (
            <a className={buttonStyles.button} href={safeHref(texts.href)}>
              {words.watch}
            </a>
          )
        )}
        {texts.caption && <BidiText as="figcaption" text={texts.caption} />}
      </figure>
    </Section>
  );
}

/** The page in the frame before the video is started. */
function posterPageOf({ host, player }: Video, poster: string): string {
  const button =
    "position:absolute;inset:auto 0 0;display:grid;gap:2px;justify-items:start;padding:24px;color:#fff;background:linear-gradient(transparent,rgb(0 0 0/.75));font:600 18px system-ui,sans-serif";
  const picture = "position:absolute;inset:0;width:100%;height:100%;object-fit:cover";
  return `<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${words.play}</title></head><body style="margin:0;background:#000"><a href="${escapeHtml(player)}" style="position:absolute;inset:0;text-decoration:none"><img alt="" src="${escapeHtml(poster)}" style="${picture}"><span style="${button}">▶ ${words.play}<small style="font-weight:400;font-size:14px">${words.playNote.replace("{host}", () => host)}</small></span></a></body></html>`;
}
