import { choiceOptions } from "../../admin-kit/list/resource-list.ts";
import { projects } from "../../content/projects/projects.ts";
import { QuoteScreen } from "../../content/sales/quotes/workspace-screen.tsx";
import { useLiveDesk } from "./use-live-desk.ts";

const categories = choiceOptions(projects, "category");

/** The screen of one quote with data of other slices: categories of projects and live changes of the desk. DESK-02 */
export default function QuotePage() {
  useLiveDesk();
  return <QuoteScreen categories={categories} />;
}
