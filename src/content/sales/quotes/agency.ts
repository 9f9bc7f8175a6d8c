import type { Zod } from "../../../kernel/resource/field.ts";

/** The agency that makes the offer, as a quote prints it. */
export type Agency = {
  name: string;
  legalName: string;
  address: string[];
  phone: string;
  email: string;
  vatNumber: string;
  commercialNumber: string;
  /** Missing in quotes that were sent before it was kept. */
  unifiedNumber?: string | undefined;
  /** Where customers pay; missing in quotes that were sent before they were kept. */
  bankName?: string | undefined;
  iban?: string | undefined;
};

type Settings = Omit<Agency, "name" | "address"> & {
  agencyName: string;
  addressLine1: string;
  addressLine2: string;
};

/** The agency in answers and in the column of a sent quote. */
export const agencySchema = (z: Zod) =>
  z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    vatNumber: z.string(),
    commercialNumber: z.string(),
    unifiedNumber: z.string().optional(),
    bankName: z.string().optional(),
    iban: z.string().optional(),
  });

/** Takes from the settings only what a quote prints of the agency. */
export function agencyOf({ agencyName, addressLine1, addressLine2, ...settings }: Settings): Agency {
  const { legalName, phone, email, vatNumber, commercialNumber, unifiedNumber, bankName, iban } = settings;
  const address = [addressLine1, addressLine2].filter(Boolean);
  return {
    name: agencyName,
    legalName,
    address,
    phone,
    email,
    vatNumber,
    commercialNumber,
    unifiedNumber,
    bankName,
    iban,
  };
}
