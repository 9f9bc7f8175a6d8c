import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { ownPages } from "./own-pages.ts";

export const ownPagesClient = resourceClient(ownPages);
