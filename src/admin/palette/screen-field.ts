import { z } from "zod";
import { keysOf } from "../../kernel/objects.ts";
import { screenNames } from "../shell/admin.text.ts";

/** A screen of the admin by its key, in the description of answers. */
export const screenField = z.enum(keysOf(screenNames));
