import { agencyWords, inAgencyWords } from "../../content/page-content/sections/agency-words.ts";
import { defaultTexts, textsOf } from "../../content/page-content/sections/section.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { defaultSettings, defaultsFor } from "../../content/settings/settings.text.ts";
import { useBrand } from "../../ui/brand/brand.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Failure, type FailureProps } from "./failure.tsx";

/** The page for errors that nothing else caught, with default texts, because the database may have failed; SHELL-07. */
export function ErrorPage({ path, reference, stack }: Omit<FailureProps, "phone">) {
  const { name } = useBrand();
  const settings = defaultsFor(name || defaultSettings.agencyName);
  const agency = agencyWords(settings);
  const said = Object.entries(defaultTexts(shared)).map(([field, value]) => [
    field,
    typeof value === "string" ? inAgencyWords(value, agency) : value,
  ]);
  const texts = textsOf(shared, Object.fromEntries(said));
  return (
    <SiteFrame settings={settings} texts={texts} path="" chat={false}>
      <Failure path={path} reference={reference} stack={stack} phone={settings.phone} />
    </SiteFrame>
  );
}
