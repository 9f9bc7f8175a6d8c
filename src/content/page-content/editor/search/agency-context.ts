import { createContext } from "react";
import type { HeadAgency } from "../../sections/head-words.ts";

/** The agency as the page beside the fields knows it: not every editor may read the settings. Undefined until the page has told. */
export const AgencyContext = createContext<HeadAgency | undefined>(undefined);
