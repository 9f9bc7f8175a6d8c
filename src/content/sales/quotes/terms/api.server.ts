import { serveResource } from "../../../../kernel/resource/serve-resource.server.ts";
import { quoteTerms } from "./quote-terms.ts";
import { quoteTermsTable } from "./store.server.ts";

export const quoteTermsApi = serveResource(quoteTerms, { table: quoteTermsTable });
