import { RotateCw } from "lucide-react";
import { Icon } from "../ui/icon.tsx";
import { ErrorState } from "../ui/states.tsx";
import { siteText } from "./site.text.ts";

/** The error screen of a list: what failed, and a retry that works without script. Announced, as it may follow a click. */
export function LoadFailure({ title, text, retry }: { title: string; text: string; retry: string }) {
  const action = (
    <a className="btn line sm" href={retry}>
      <Icon of={RotateCw} />
      {siteText.retry}
    </a>
  );
  return (
    <div role="alert">
      <ErrorState title={title} actions={action}>
        {text}
      </ErrorState>
    </div>
  );
}
