import type { Browser, EngineName } from "./browser.ts";
import { hasFirefox, openChromium, openFirefox } from "./puppeteer.ts";
import { hasWebKit, openWebKit } from "./webkit.ts";

type Engine = { name: EngineName; open(origin: string): Promise<Browser> };

/** The engines of this machine. Chromium comes with the project; the others are packages of the system. */
export const installed: readonly Engine[] = [
  { name: "Chromium" as const, isThere: true, open: openChromium },
  { name: "Firefox" as const, isThere: hasFirefox, open: openFirefox },
  { name: "WebKit" as const, isThere: hasWebKit, open: openWebKit },
].filter(({ isThere }) => isThere);

if (!hasFirefox)
  console.log("Firefox is not tried: it is not installed (Debian: apt-get install firefox-esr).");
if (!hasWebKit)
  console.log("WebKit is not tried: it is not installed (Debian: apt-get install webkit2gtk-driver xvfb).");
