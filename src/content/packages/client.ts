import { resourceClient } from "../../admin-kit/resource-client.ts";
import { isAnswered } from "../../kernel/http/api-client.ts";
import { hostingPackages, packages } from "./packages.ts";
import type { PackagesText } from "./packages-admin.text.ts";

/** The same record from two addresses; requirement APKG-01. */
export const packageResources = { packages, hosting: hostingPackages };

export const packageClients = {
  packages: resourceClient(packages),
  hosting: resourceClient(hostingPackages),
};

/** ERR-08: what the server refused, and the fallback where no answer came. */
export function loadFailureOf(error: unknown, text: PackagesText): string {
  return isAnswered(error) ? text.loadFailed : text.unknownError;
}
