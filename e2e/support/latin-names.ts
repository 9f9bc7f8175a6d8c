/** Names and addresses as staff and visitors type them: each reads from left to right as a whole, in Arabic too; SHELL-08. */

const people = [
  "John A. Smith",
  "J. R. R. Tolkien",
  "James O'Neil-D'Arcy",
  "Mary Jane Watson-Parker",
  "José Müller, Jr.",
  "Dr. Jane Goodall",
  "Jane Doe, Ph.D.",
  "Łukasz Żółć",
  "Иван Петров",
  "Γιώργος Παπαδόπουλος",
];
const companies = [
  "Acme Co. Ltd.",
  "Al-Noor & Sons",
  "Procter & Gamble (Gulf) Ltd.",
  "Ernst + Young",
  "AT&T Inc.",
  'Toys "R" Us',
  "L'Oréal S.A.",
  "Smith, Brown & Partners LLC",
  "3M Gulf Ltd.",
  "Shurfa™",
];
const products = [
  "C#",
  "C++",
  ".NET",
  "ASP.NET Core 9.0",
  "Node.js",
  "React / Vue / Svelte",
  "ISO 9001:2015",
  "Vision 2030 – Phase 2",
  "Hello, world!",
  "#Shurfa_2026",
];
const files = [
  "report_final(2).pdf",
  "logo [draft].svg",
  "src/ui/index.ts",
  "~/notes.txt",
  "./build/",
  "invoice-2026-0001.xlsx",
  "IMG_1234 (1).JPG",
  "C:\\Users\\Noura",
  "/api/project-requests",
  ".env",
];
const addresses = [
  "https://shurfa.example/",
  "https://shurfa.example/projects?page=2#list",
  "https://shurfa.example/خدمات/تصميم-المواقع",
  "https://shurfa.example/?q=متجر&page=2",
  "www.shurfa.example/خدمات",
  "shurfa.example/مشاريع/12",
  "hello@shurfa.example",
  "first.last+tag@mail.example",
  "@shurfa_sa",
  "https://ar.wikipedia.example/wiki/رياض_(مدينة)",
];
const figures = [
  "+966 55 123 4567",
  "+966 (0)55 123-4567",
  "(011) 123 4567",
  "050-123-4567",
  "24/7",
  "85%",
  "$1,400.50",
  "120 m²",
  "2026-0001",
  "1920 x 1080",
];

const whole = [...people, ...companies, ...products, ...files, ...addresses, ...figures];

/** Two hundred names: those above, people at companies, products of companies, and files with their addresses. */
export const latinNames: string[] = [
  ...whole,
  ...people.slice(0, 7).flatMap((person) => companies.map((company) => `${person} (${company})`)),
  ...companies.slice(0, 7).flatMap((company) => products.map((product) => `${company} – ${product}`)),
];
