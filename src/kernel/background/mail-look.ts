/** The colours of a mail in one theme, as `#rrggbb`. Their contrasts are those of the brand's palette; requirement BRAND-01. */
export type MailColours = Record<
  "ground" | "sheet" | "line" | "ink" | "text" | "soft" | "brand" | "onBrand" | "quote" | "edge",
  string
>;

/** What every mail shows of the agency. */
export type MailLook = {
  /** The agency's name: the sender, unless a mail names another, and what stands above the text without a logo. */
  agency: string;
  /** Where replies go, unless a mail says otherwise. */
  replyTo: string;
  /** Who stands behind the mail: legal name, address and numbers, a line each. */
  imprint: readonly string[];
  colours: { light: MailColours; dark: MailColours };
  /** A PNG of twice its size in pixels that stands out on light and dark sheets; it travels in the mail, so nothing is loaded. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};

/** A look without a brand, for a process that knows no settings. */
export const plainLook = (agency: string): MailLook => ({
  agency,
  replyTo: "",
  imprint: [],
  colours,
  logo: null,
});

const colours = {
  light: {
    ground: "#f4f5f1",
    sheet: "#fefefd",
    line: "#dce0da",
    ink: "#16241e",
    text: "#2c3a34",
    soft: "#55635d",
    brand: "#16241e",
    onBrand: "#ffffff",
    quote: "#eceee9",
    edge: "#55635d",
  },
  dark: {
    ground: "#0f1412",
    sheet: "#1a211e",
    line: "#323c37",
    ink: "#f0f3f0",
    text: "#d3dad5",
    soft: "#a6b2ac",
    brand: "#e6ece8",
    onBrand: "#16241e",
    quote: "#242d29",
    edge: "#a6b2ac",
  },
};
