import { resourceClient } from "../../admin-kit/resource-client.ts";
import { visionItems } from "./vision-items.ts";

export const visionClient = resourceClient(visionItems);
