import { createHash } from "node:crypto";
import type { Db } from "../../kernel/database.server.ts";
import { newestVersion } from "./draft-store.server.ts";
import { privacy, privacyEdition } from "./sections/privacy.text.ts";
import { register } from "./sections/register.text.ts";
import { readPageTexts } from "./store.server.ts";

/**
 * Names the sentence that a visitor agrees to in the registration form: the edition of the privacy text, with the version that an editor published, and a digest of
 * the sentence itself, since editors may change it. Stored with each consent; requirement PRIV-01.
 */
export async function consentEdition(db: Db): Promise<string> {
  const [{ consentLabel }, edited] = await Promise.all([
    readPageTexts(db, register),
    newestVersion(db, privacy),
  ]);
  const digest = createHash("sha256").update(consentLabel).digest("hex").slice(0, 12);
  const edition = privacyEdition.version + (edited ? `-v${edited.number}` : "");
  return `${edition}/${digest}`;
}
