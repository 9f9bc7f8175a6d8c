import { decodePercents } from "../../kernel/text/decode-percents.ts";
import type { Device, View } from "./schema.ts";

const phoneWidth = 600;
const tabletWidth = 1024;

/**
 * Reads the body that the early script of a page sends: address, referrer and width of the window, one per line. Undefined
 * when the address is not that of a page of the site.
 */
export function readView(body: string, ownHost: string, isPage: (path: string) => boolean): View | undefined {
  const [path = "", referrer = "", width = ""] = body.split("\n");
  // Browsers send the letters of other scripts percent-encoded.
  const page = decodePercents(path).replace(/\/+$/, "") || "/";
  if (page.length > 100 || !isPage(page)) return undefined;
  const host = hostOf(referrer);
  const isEntry = host !== ownHost;
  return { page, referrer: isEntry ? withoutWww(host) : "", device: deviceOf(Number(width)), isEntry };
}

function hostOf(referrer: string): string {
  if (!URL.canParse(referrer)) return "";
  const { protocol, host } = new URL(referrer);
  return /^https?:$/.test(protocol) && host.length <= 100 ? host : "";
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

function deviceOf(width: number): Device {
  if (!(width > 0)) return "desktop";
  if (width < phoneWidth) return "phone";
  return width < tabletWidth ? "tablet" : "desktop";
}
