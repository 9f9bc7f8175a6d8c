import type { ComponentProps } from "react";
import { choiceOptions } from "../../admin-kit/list/resource-list.ts";
import { projects } from "../../content/projects/projects.ts";
import ConvertQuote from "../../content/sales/quotes/workspace/convert-quote.tsx";

const categories = choiceOptions(projects, "category");

/** The form that creates the client and the project of a request's accepted quote; requirement DESK-02. */
export default function RequestProject(dialog: Omit<ComponentProps<typeof ConvertQuote>, "categories">) {
  return <ConvertQuote {...dialog} categories={categories} />;
}
