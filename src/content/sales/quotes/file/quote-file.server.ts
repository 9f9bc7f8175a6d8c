import { renderSVG } from "uqr";
import { AppError } from "../../../../kernel/errors.ts";
import { saveAs } from "../../../../kernel/http/save-as.server.ts";
import { oneOf } from "../../../../kernel/objects.ts";
import { type KeptFile, keptOnce, readKept } from "../../../../kernel/process/kept-files.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../../kernel/process/link-secret.server.ts";
import { uploadKey } from "../../../../kernel/resource/upload-key.ts";
import { typeNames } from "../../../../ui/brand/brand.ts";
import { logoOn } from "../../../../ui/brand/seen-on.ts";
import { houseLogo } from "../../../../ui/pictures/house-logo.server.ts";
import { pictureSources } from "../../../../ui/pictures/picture-sources.ts";
import { callerOf } from "../../../media/picture-process.server.ts";
import { readSeenOn } from "../../../media/store.server.ts";
import { readPageTexts } from "../../../page-content/sections/store.server.ts";
import { brand } from "../../../page-content/sections/texts/brand.text.ts";
import { defaultSettings } from "../../../settings/settings.text.ts";
import { readSettings } from "../../../settings/store.server.ts";
import { readAgency } from "../begin-quote.server.ts";
import { mainTongue } from "../document/quote-language.ts";
import { readingPath } from "../link-store.server.ts";
import type { Quote } from "../quotes.ts";
import { quotesTable } from "../table.server.ts";
import { fileDataOf } from "./file-data.ts";
import type { QuoteFileKind } from "./file-kinds.ts";
import { fileNames } from "./file-names.text.ts";
import { lineOf } from "./file-text.ts";
import template from "./quote-file.typ?raw";

type Draw = typeof import("./draw-file.server.ts");

/** In the process of pictures; without a build in this one. */
const drawFile: Draw["drawFile"] = import.meta.env.PROD
  ? callerOf<Draw>("quoteFiles")("drawFile")
  : async (...input) => (await import("./draw-file.server.ts")).drawFile(...input);

export const pdf = "application/pdf";

/**
 * The file of a sent quote, or of an accepted one, which is made once and kept with its digest. Throws `conflict` for a draft, and
 * for an acceptance that there is not. Requirement PAPER-01.
 */
export function quoteFile(kernel: Kernel, quote: Quote, kind: QuoteFileKind): Promise<KeptFile> {
  if (!hasFile(quote, kind)) return Promise.reject(new AppError("conflict"));
  const of = { table: quotesTable.name, id: quote.id, kind };
  return keptOnce(kernel, of, () => makeFile(kernel, quote, kind), pdf);
}

export const hasFile = ({ state }: Pick<Quote, "state">, kind: QuoteFileKind): boolean =>
  kind === "offer" ? state !== "draft" : state === "accepted";

/** The bytes of a quote's file and the names under which it is saved: for all programs, and in the quote's language. */
export async function readQuoteFile(kernel: Kernel, quote: Quote, kind: QuoteFileKind) {
  const bytes = await readKept(kernel, await quoteFile(kernel, quote, kind));
  const number = quote.number ?? "";
  return {
    bytes,
    name: `quote-${number}.pdf`,
    shownName: `${fileNames[mainTongue(quote.language)][kind](number)}.pdf`,
  };
}

/** The headers of an answer with a quote's file: it is private, for whoever asked alone, and saved under its name. */
export const fileHeaders = ({ name, shownName }: { name: string; shownName: string }) => ({
  "Content-Type": pdf,
  "Content-Disposition": saveAs(name, shownName),
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
});

async function makeFile(kernel: Kernel, quote: Quote, kind: QuoteFileKind): Promise<Uint8Array> {
  const accepted = kind === "acceptance" ? (await quoteFile(kernel, quote, "offer")).sha256 : undefined;
  const agency = quote.agency ?? (await readAgency(kernel.reads));
  // What was offered stays as it was, whatever was chosen of it.
  const offered = accepted ? quote : { ...quote, chosen: [] };
  const data = fileDataOf(offered, agency, accepted ? { accepted } : {});
  const [look, qr] = await Promise.all([lookOf(kernel), qrOf(kernel, quote)]);
  const pictures: Record<string, Uint8Array> = {};
  if (look.logo) pictures[look.logo.file] = look.logo.bytes;
  if (qr) pictures[qrFile] = qr;
  return drawFile({
    template,
    type: look.type,
    pictures,
    data: {
      ...data,
      name: lineOf(agency.name),
      ...(look.logo && { logo: { file: look.logo.file, height: look.logo.height, alt: agency.name } }),
      ...(qr && { qr: { file: qrFile, alt: fileNames[mainTongue(quote.language)].qr } }),
    },
  });
}

const qrFile = "/qr.svg";

/** The code of the address at which the quote can be read; nothing where the site's own address is not known. */
async function qrOf(kernel: Kernel, quote: Quote): Promise<Uint8Array | undefined> {
  const path = await readingPath(kernel.reads, quote, await linkSecret(kernel));
  if (!kernel.config.publicUrl || !path) return undefined;
  return Buffer.from(renderSVG(`${kernel.config.publicUrl}${path}`, { border: 0 }));
}

const mostHeight = 15; // mm
const mostWidth = 70; // mm

/** The type of the brand and its logo for light grounds; no logo where the name in letters stands for it. */
async function lookOf({ reads, storage }: Kernel) {
  const [texts, settings] = await Promise.all([readPageTexts(reads, brand), readSettings(reads)]);
  const type = oneOf(typeNames, texts.type) ?? "readex";
  const own = settings.logo === defaultSettings.logo ? null : settings.logo;
  const logoDark = texts.logoDark.image;
  if (!own && !logoDark && settings.agencyName === defaultSettings.agencyName)
    return {
      type,
      logo: {
        file: "/logo.svg",
        bytes: Buffer.from(houseLogo("#16241e", ["#015a3f", "#bfa6e7", "#e3bd2d"])),
        height: mostHeight,
      },
    };
  const seen = await readSeenOn(
    reads,
    [own, logoDark].filter((path) => path !== null),
  );
  const logo = logoOn("light", { logo: own, logoDark, seen });
  const sources = logo && !logo.onPlate ? pictureSources(logo.path) : null;
  if (!logo || !sources) return { type, logo: null };
  // The smallest that is sharp on paper: pictures lie in a file without loss.
  const [path = logo.path] = sources.webp.match(/\S+(?= 960w)/) ?? [];
  const bytes = await storage.getBytes(uploadKey(path) ?? "").catch(() => null);
  const height = Math.min(mostHeight, (mostWidth * sources.height) / sources.width);
  return { type, logo: bytes && { file: "/logo.webp", bytes, height } };
}
