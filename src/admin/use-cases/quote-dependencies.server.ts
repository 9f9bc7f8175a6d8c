import { hostingPackagesTable, packagesTable } from "../../content/packages/store.server.ts";
import { clientsTable } from "../../content/sales/clients/store.server.ts";
import { agencyOf } from "../../content/sales/quotes/agency.ts";
import type { QuoteDependencies } from "../../content/sales/quotes/calls/quote-dependencies.server.ts";
import { featuresOf, offersOf, packageName } from "../../content/sales/quotes/catalogue.ts";
import type { QuoteItem } from "../../content/sales/quotes/lines-wire.ts";
import { addNote, changeRequest } from "../../content/sales/requests/desk.server.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord, listRecords } from "../../kernel/db/records.server.ts";

/** The link from quotes to requests: a quote's customer, the request's status when a quote is sent, and the request's log. */
export const quoteDependencies: QuoteDependencies = {
  async customerOf(db, requestId) {
    const request = await findRecord(db, projectRequestsTable, requestId);
    return (
      request && {
        customerName: request.name,
        customerCompany: request.companyName,
        customerEmail: request.email,
        customerPhone: request.phone,
      }
    );
  },
  async firstLinesOf(db, requestId) {
    const request = await findRecord(db, projectRequestsTable, requestId);
    return request?.chosenPackage ? [await lineOf(db, request.chosenPackage)] : [];
  },
  async beginningOf(db) {
    const { quoteDays: days, vatRate, quoteTerms: terms } = await readSettings(db);
    return { days, vatRate, terms };
  },
  async agencyOf(db) {
    return agencyOf(await readSettings(db));
  },
  async clientOf(db, { requestId, customerPhone }) {
    const request = await findRecord(db, projectRequestsTable, requestId);
    const own = request?.clientId ? await findRecord(db, clientsTable, request.clientId) : undefined;
    const [same] = customerPhone
      ? await listRecords(db, clientsTable, { where: { phone: customerPhone }, limit: 1 })
      : [];
    const client = own ?? same;
    return client ? { id: client.id, name: client.name } : null;
  },
  async onSent(tx, { requestId, number }) {
    const request = await findRecord(tx.db, projectRequestsTable, requestId);
    if (!request) return;
    await addNote(tx, requestId, "sent", number ?? "");
    // A second quote for a won request must not change its status back.
    if (request.status !== "won") await changeRequest(tx, requestId, { status: "quoted" });
  },
  async onWithdrawn(tx, { requestId, number }) {
    if (await findRecord(tx.db, projectRequestsTable, requestId))
      await addNote(tx, requestId, "withdrawn", number ?? "");
  },
};

/** The line of a package with its present price and features; one that is gone has neither, so that its price is asked for. */
async function lineOf(db: Db, title: string): Promise<QuoteItem> {
  const [site, hosting] = await Promise.all([
    listRecords(db, packagesTable),
    listRecords(db, hostingPackagesTable),
  ]);
  const answered = hosting.map(({ priceUnit, ...rest }) => ({ ...rest, price_unit: priceUnit })); // foreign name: of the wire
  const offers = [...offersOf(site, packageName), ...offersOf(answered)];
  const offer = offers[[...site, ...hosting].findIndex((one) => one.title === title)];
  return {
    title: offer?.title ?? packageName(title),
    detail: "",
    quantity: 1,
    unitPrice: Math.round((offer?.price ?? 0) * 100),
    unit: offer?.unit ?? "",
    features: offer ? featuresOf(offer) : [],
    isOptional: false,
  };
}
