import { resourceClient } from "../../../../admin-kit/resource-client.ts";
import { quoteTerms } from "./quote-terms.ts";

export const termsKey = "quote-terms";
export const termsClient = resourceClient(quoteTerms);
