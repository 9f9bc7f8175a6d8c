import { type ApiClient, apiClient, isAnswered } from "../../kernel/api-client.ts";
import type { PackagesText } from "./packages-admin.text.ts";
import type { PackageRecord } from "./schema.ts";
import { type PackageAnswer, readPackage } from "./wire.ts";

/** The packages of websites, and those of hosting: the same record from two addresses; requirement APKG-01. */
export type PackagesKind = "packages" | "hosting";

export const packagePaths: Record<PackagesKind, string> = {
  packages: "/api/packages",
  hosting: "/api/packages-server",
};

export const packageClients: Record<PackagesKind, ApiClient<PackageRecord>> = {
  packages: apiClient<PackageRecord, PackageAnswer>(packagePaths.packages, readPackage),
  hosting: apiClient<PackageRecord, PackageAnswer>(packagePaths.hosting, readPackage),
};

/** ERR-08: what the server refused, and the fallback where no answer came. */
export function loadFailureOf(error: unknown, text: PackagesText): string {
  return isAnswered(error) ? text.loadFailed : text.unknownError;
}
