import { createContext } from "react";

/** Marks our own inline scripts while a page renders; a planted script cannot know it. Undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
