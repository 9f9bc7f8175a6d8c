import { choiceOptions } from "../../admin-kit/list/resource-list.ts";
import { projects } from "../../content/projects/projects.ts";
import { QuoteScreen } from "../../content/quotes/workspace-screen.tsx";
import { useLiveDesk } from "./use-live-desk.ts";

const categories = choiceOptions(projects, "category");

/** One quote with what other slices lend it: the categories of projects, and the news of the desk; requirement DESK-02. */
export default function QuotePage() {
  useLiveDesk();
  return <QuoteScreen categories={categories} />;
}
