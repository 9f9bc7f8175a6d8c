import { z } from "zod";
import { bidiControls, foldDigits } from "../../kernel/arabic.ts";
import { emailField, textField, wholeNumberField } from "../../kernel/wire.ts";
import { type Settings, settingsSchema } from "./schema.ts";

const phone = z
  .preprocess(
    (typed) => (typeof typed === "string" ? foldDigits(typed).replace(bidiControls, "").trim() : typed),
    z.string().max(40),
  )
  .refine((typed) => typed === "" || /^\+?[\d\s().-]{6,}$/.test(typed), "phone");
const address = z.string().trim().max(500);
const httpUrl = address
  .min(1)
  .refine((typed) => z.url({ protocol: /^https?$/, hostname: /\./ }).safeParse(typed).success, "url");
const year = wholeNumberField(1900, 2100);

/** What a change of the settings may bring; its names are those of the settings. Nothing is required but the name. */
export const settingsBody = z
  .object({
    agencyName: textField().min(1),
    legalName: textField(),
    tagline: textField(),
    addressLine1: textField(),
    addressLine2: textField(),
    phone,
    chatNumber: phone,
    email: emailField,
    privacyEmail: emailField,
    chatGreeting: textField(500),
    workingHours: textField(),
    socials: z.array(z.object({ key: textField(), label: textField().min(1), url: httpUrl })).max(20),
    logo: address.refine((path) => /^\/uploads\/[\w-][\w.-]*$/.test(path), "unsafeLink"),
    foundedYear: year,
    copyrightYear: year,
    defaultTheme: settingsSchema.shape.defaultTheme,
    notificationEmails: z
      .array(
        z
          .string()
          .trim()
          .max(320)
          .pipe(z.email({ pattern: z.regexes.html5Email })),
      )
      .max(20),
    retentionMonths: wholeNumberField(1, 120),
    financialYears: wholeNumberField(1, 30),
  })
  .partial();

/** The settings as `/api/settings` answers them. The id is there for their history. */
export type SettingsAnswer = Settings & { id: "site"; version: number };

/** Whether mail can leave, and from whom. */
export type MailState = { isConfigured: boolean; from: string | null };
/** How a test mail fares: on its way, taken by the mail server, or refused so far (the server's own words). */
export type TestMail = { id: number; state: "waiting" | "sent" | "failing"; reason: string | null };
