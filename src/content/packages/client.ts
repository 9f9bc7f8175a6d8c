import { resourceClient } from "../../admin-kit/resource-client.ts";
import { isAnswered } from "../../kernel/http/api-client.ts";
import { hostingPackages, packages } from "./packages.ts";
import type { PackagesText } from "./packages-admin.text.ts";

/** The two resources of packages, which have the same fields; requirement APKG-01. */
export const packageResources = { packages, hosting: hostingPackages };

export const packageClients = {
  packages: resourceClient(packages),
  hosting: resourceClient(hostingPackages),
};

/** The message of a failed load: one for a refusal of the server, another when no answer came; ERR-08. */
export function loadFailureOf(error: unknown, text: PackagesText): string {
  return isAnswered(error) ? text.loadFailed : text.unknownError;
}
