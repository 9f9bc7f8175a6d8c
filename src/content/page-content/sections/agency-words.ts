import { joiners } from "../../../kernel/text/format.text.ts";
import { unnamedPlace } from "./agency-words.text.ts";

type Named = {
  agencyName: string;
  legalName: string;
  tagline: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  district: string;
  foundedYear: number;
};

export const agencyWordNames = [
  "agency",
  "legal",
  "tagline",
  "city",
  "place",
  "district",
  "address",
  "founded",
] as const;
/** The values of the placeholders in page texts that differ for every agency: `{agency}`, `{city}` and so on. */
export type AgencyWords = Readonly<Record<(typeof agencyWordNames)[number], string>>;

/** The words of an agency, from its settings; requirement BRAND-01. */
export function agencyWords(settings: Named): AgencyWords {
  const { agencyName, legalName, tagline, addressLine1, addressLine2, city, district, foundedYear } =
    settings;
  return {
    agency: agencyName,
    legal: legalName || agencyName,
    tagline,
    city: city || unnamedPlace.city,
    place: addressLine2 || unnamedPlace.place,
    district: district || unnamedPlace.district,
    address: [addressLine1, city].filter(Boolean).join(joiners.comma) || unnamedPlace.district,
    founded: String(foundedYear),
  };
}

const placeholders = new RegExp(`\\{(${agencyWordNames.join("|")})\\}`, "g");

/** A text with the words of the agency in place of their placeholders. */
export function inAgencyWords(text: string, agency: AgencyWords): string {
  return text.replace(placeholders, (_all, name: keyof AgencyWords) => agency[name]);
}
