import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord, listRecords } from "../../../kernel/db/records.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { isoDayAfter } from "../../../kernel/text/format.ts";
import { linesOf, unitOf } from "../../packages/package-facts.ts";
import { hostingPackagesTable, packagesTable } from "../../packages/store.server.ts";
import { readSettings } from "../../settings/store.server.ts";
import { clientsTable } from "../clients/store.server.ts";
import { projectRequestsTable } from "../requests/store.server.ts";
import { type Agency, agencyOf } from "./agency.ts";
import { hundredths } from "./amounts.ts";
import { featuresOf, offersOf, packageName } from "./catalogue.ts";
import type { QuoteItem } from "./lines-wire.ts";
import { type QuoteInput, quotes } from "./quotes.ts";
import { firstTerms } from "./terms/store.server.ts";

/**
 * The values with which a quote for a request begins: its customer, with what the client's file says of them, the package that was
 * chosen, at its present price, the first set of terms, and what the settings say of quotes. Throws `not-found` when there is no such request.
 */
export async function beginQuote(db: Db, requestId: number, now: Date): Promise<QuoteInput> {
  const request = await findRecord(db, projectRequestsTable, requestId);
  if (!request) throw new AppError("not-found");
  const client = request.clientId === null ? undefined : await findRecord(db, clientsTable, request.clientId);
  const { quoteDays, vatRate, quoteTerms } = await readSettings(db);
  const terms = (await firstTerms(db)) ?? quoteTerms;
  const items = request.chosenPackage ? [await lineOf(db, request.chosenPackage)] : [];
  return {
    ...blankOf(quotes),
    validUntil: isoDayAfter(now, quoteDays),
    items,
    vatRate,
    terms,
    customerName: request.name,
    customerCompany: request.companyName,
    customerEmail: request.email,
    customerPhone: request.phone,
    customerAddress: client?.address ?? "",
    customerVatNumber: client?.vatNumber ?? "",
  };
}

/** The last day of a quote that is made now. */
export async function lastDay(db: Db, now: Date): Promise<string> {
  return isoDayAfter(now, (await readSettings(db)).quoteDays);
}

/** The agency that makes the offers, as the settings have it now. */
export async function readAgency(db: Db): Promise<Agency> {
  return agencyOf(await readSettings(db));
}

/** The line of a package with its present price and features; one that is gone has neither, so that its price is asked for. */
async function lineOf(db: Db, title: string): Promise<QuoteItem> {
  const [site, hosting] = await Promise.all([
    listRecords(db, packagesTable),
    listRecords(db, hostingPackagesTable),
  ]);
  const [ofSite, ofHosting] = [site, hosting].map((list) =>
    list.map((one) => ({ ...one, features: linesOf(one), unit: unitOf(one), period: one.pricePeriod })),
  );
  const offers = [...offersOf(ofSite ?? [], packageName), ...offersOf(ofHosting ?? [])];
  const offer = offers[[...site, ...hosting].findIndex((one) => one.title === title)];
  return {
    title: offer?.title ?? packageName(title),
    detail: "",
    quantity: 1,
    unitPrice: hundredths(offer?.price ?? 0),
    unit: offer?.unit ?? "",
    period: offer?.period ?? null,
    features: offer ? featuresOf(offer) : [],
    isOptional: false,
  };
}
