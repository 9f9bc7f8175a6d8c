import { useTags } from "../tags/tag-options.ts";
import { clients } from "./clients.ts";

/** The tags of clients that are in use. */
export const useClientTags = () => useTags("clients", `/api/${clients.path}/tags`);
