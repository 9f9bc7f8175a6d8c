import { useLocation } from "react-router";
import { EmptyState } from "../ui/states.tsx";
import { laterText, screenNames } from "./admin.text.ts";
import { PageHead } from "./page-head.tsx";
import { screenAt } from "./screens.ts";

/** The frame of a screen that is still to come: its name, and that nothing is here yet. */
export default function LaterPage() {
  const screen = screenAt(useLocation().pathname);
  return (
    <>
      <PageHead title={screen && screenNames[screen]}>{laterText.lead}</PageHead>
      <EmptyState title={laterText.title}>{laterText.text}</EmptyState>
    </>
  );
}
