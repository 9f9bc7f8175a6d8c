import { useTags } from "../tags/tags-field.tsx";
import { clients } from "./clients.ts";

/** The tags of clients that are in use. */
export const useClientTags = () => useTags("clients", `/api/${clients.path}/tags`);
