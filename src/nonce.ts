import { createContext } from "react";

/** Marks our own inline scripts while a page renders; an injected script cannot know the nonce. Undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
