import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { type CategoryCounts, questionCategories } from "./categories.ts";

export const categoriesKey = "question-categories";
export const categoryClient = resourceClient<typeof questionCategories, CategoryCounts>(questionCategories);
