import QuotesScreen from "../../content/sales/quotes/admin-screen.tsx";
import { useLiveDesk } from "./use-live-desk.ts";

/** The list of quotes, which shows answers of customers and changes of colleagues as they happen; requirement DESK-02. */
export default function QuotesPage() {
  useLiveDesk();
  return <QuotesScreen />;
}
