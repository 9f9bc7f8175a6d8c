import { resourceClient } from "../../../../admin-kit/resource-client.ts";
import { toBody } from "../../../../kernel/resource/wire.ts";
import { type SavedLineInput, savedLines } from "./saved-lines.ts";

export const savedLinesKey = "saved-lines";
export const savedLineClient = resourceClient(savedLines);
/** Keeps a line of a quote for others, at the end of their order. */
export const keepLine = (line: Omit<SavedLineInput, "displayOrder">) =>
  savedLineClient.create(toBody(savedLines, line));
