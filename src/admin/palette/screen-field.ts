import { z } from "zod";
import { keysOf } from "../../kernel/objects.ts";
import { screenNames } from "../shell/admin.text.ts";

/** The schema of a screen's key, for the answers of the API. */
export const screenField = z.enum(keysOf(screenNames));
