import { z } from "zod";
import { screenNames } from "./admin.text.ts";

/** A screen of the admin by its key, in the description of answers. */
export const screenField = z.enum(Object.keys(screenNames));
