import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Failure, type FailureProps } from "./failure.tsx";

/** The last resort, in the frame with its default texts, since the database may be what failed; requirement SHELL-07. */
export function ErrorPage({ path, reference, stack }: FailureProps) {
  return (
    <SiteFrame settings={defaultSettings} texts={defaultTexts(shared)} path="" chat={false}>
      <Failure path={path} reference={reference} stack={stack} />
    </SiteFrame>
  );
}
