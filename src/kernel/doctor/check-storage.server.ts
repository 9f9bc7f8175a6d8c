import { openStorage } from "../process/storage.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, fault } = findingsAbout("Storage");

/** Checks that the bucket of the pictures answers; a folder is checked with the other files. */
export async function checkStorage({ config }: CheckContext): Promise<Finding[]> {
  if (!config.s3) return [];
  const { endpoint, bucket } = config.s3;
  try {
    await (await openStorage(config)).listAll("", { recursive: false });
    return [ok(`The bucket ${bucket} answers.`)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    return [fault(`The bucket ${bucket} at ${endpoint} cannot be listed: ${reason}`)];
  }
}
