import type { Settings } from "../../content/settings/settings.ts";
import { networkOf } from "../../content/settings/socials/networks.ts";
import type { SocialMark } from "../../ui/pictures/social-icon.tsx";
import { identityText } from "./identity.text.ts";

/** Who stands behind the site, as its footer and its contact page say it. */
export type Identity = {
  /** Numbers of the agency; one with an address is a link to where it can be verified. */
  facts: { label: string; value: string; href?: string }[];
  socials: { label: string; url: string; mark: SocialMark }[];
};

type Known = Pick<
  Settings,
  | "commercialNumber"
  | "unifiedNumber"
  | "vatNumber"
  | "authenticationNumber"
  | "authenticationLink"
  | "socials"
>;

/** Only what is filled in. Saudi law asks shops for register, tax number and authentication; requirements IDENT-01, OWN-02. */
export function identityOf(settings: Known): Identity {
  const { authenticationNumber, authenticationLink, socials } = settings;
  const numbers = (["commercialNumber", "unifiedNumber", "vatNumber"] as const).map((name) => ({
    label: identityText[name],
    value: settings[name],
  }));
  const authentication = {
    label: identityText.authentication,
    value: authenticationNumber,
    ...(authenticationLink && { href: authenticationLink }),
  };
  return {
    facts: [
      ...numbers.filter(({ value }) => value !== ""),
      ...(authenticationNumber || authenticationLink ? [authentication] : []),
    ],
    socials: socials.map(({ label, url }) => ({ label, url, mark: networkOf(url) ?? "other" })),
  };
}
