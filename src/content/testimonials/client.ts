import { resourceClient } from "../../admin-kit/resource-client.ts";
import { reviews } from "./reviews.ts";

export const reviewClient = resourceClient(reviews);
