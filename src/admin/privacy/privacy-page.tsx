import { useState } from "react";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { BreachesSection } from "./breaches/breaches-section.tsx";
import { PersonFinder } from "./person-finder.tsx";
import { PersonFound } from "./person-found.tsx";
import { privacyText as text } from "./privacy.text.ts";
import type { FoundPerson } from "./privacy-answers.ts";
import { PrivacyReads } from "./privacy-reads.tsx";
import { PrivacyRegister } from "./privacy-register.tsx";
import { ProcessingSection } from "./processing/processing-section.tsx";

/** The privacy desk: finds, exports, corrects and destroys a person's data, and shows its registers; PRIV-02, PRIV-03, PRIV-04. */
export default function PrivacyPage() {
  const [found, setFound] = useState<FoundPerson | null>(null);
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <PersonFinder onFound={setFound} />
      {found && <PersonFound key={found.contact} found={found} onChanged={setFound} />}
      <PrivacyRegister />
      <BreachesSection />
      <ProcessingSection />
      <PrivacyReads />
    </>
  );
}
