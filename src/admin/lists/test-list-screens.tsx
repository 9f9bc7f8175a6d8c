import type { ReactNode } from "react";
import FaqScreen from "../../content/faqs/admin-screen.tsx";
import ProjectsScreen from "../../content/projects/admin-screen.tsx";
import ClientsScreen from "../../content/sales/clients/admin-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import TeamScreen from "../../content/team/admin-screen.tsx";
import TestimonialsScreen from "../../content/testimonials/admin-screen.tsx";
import VisionScreen from "../../content/vision/admin-screen.tsx";
import { textsOf } from "../../testing/components/test-records.tsx";
import HostingPackagesPage from "../shell/hosting-packages-page.tsx";

export type ListScreen = {
  screen: ReactNode;
  at: string;
  /** The path of the resource. */
  path: string;
  /** The wire name of the field that holds a record's name. */
  field: string;
  /** Other fields that a record needs. */
  fields?: object;
  /** Words before a record's name on the screen. */
  called?: string;
  /** The menu of the cards opens the form too. */
  isEditedByMenu?: boolean;
  sort: string;
  question: string;
  canActivate?: boolean;
  isPersonal?: boolean;
  /** A file with a wrong row, for screens with an import. */
  badFile?: string;
};

export const person = { email: "a@b.example", phone: "0551234567", company: "شركة", address: "الرياض" };

/** The screens whose lists behave alike. */
export const listScreens = {
  team: {
    screen: <TeamScreen />,
    at: "/admin/team",
    path: "/api/team-members",
    field: "name",
    sort: "حسب الاسم",
    question: "هل أنت متأكد من حذف هذا العضو؟",
    canActivate: true,
  },
  testimonials: {
    screen: <TestimonialsScreen />,
    at: "/admin/testimonials",
    path: "/api/reviews",
    field: "clientName",
    called: "رأي ",
    sort: "حسب الاسم",
    question: "هل أنت متأكد من حذف هذا الرأي؟",
    canActivate: true,
    badFile: "clientName,rating\nس,9",
  },
  faq: {
    screen: <FaqScreen />,
    at: "/admin/faq",
    path: "/api/faqs",
    field: "question",
    sort: "حسب السؤال",
    question: "هل أنت متأكد من حذف هذا السؤال؟",
    canActivate: true,
    badFile: "question,order\nس,كثير",
  },
  vision: {
    screen: <VisionScreen />,
    at: "/admin/vision2030",
    path: "/api/vision-items",
    field: "title",
    fields: { type: "text" },
    sort: "حسب العنوان",
    question: "هل أنت متأكد من حذف هذا المحتوى؟",
    canActivate: true,
  },
  projects: {
    screen: <ProjectsScreen />,
    at: "/admin/projects",
    path: "/api/projects",
    field: "title",
    isEditedByMenu: true,
    sort: "حسب العنوان",
    question: "هل أنت متأكد من حذف هذا المشروع؟",
    canActivate: true,
  },
  clients: {
    screen: <ClientsScreen />,
    at: "/admin/clients",
    path: "/api/clients",
    field: "name",
    fields: person,
    sort: "حسب الاسم",
    question: "هل أنت متأكد من حذف هذا العميل؟",
    isPersonal: true,
    badFile: "name,email\nس,ليس بريدًا",
  },
  services: {
    screen: <ServicesScreen />,
    at: "/admin/services",
    path: "/api/services",
    field: "title",
    sort: "حسب العنوان",
    question: "هل أنت متأكد من حذف هذه الخدمة؟",
    canActivate: true,
    badFile: "title,category\nس,فئة أخرى",
  },
  "packages-server": {
    screen: <HostingPackagesPage />,
    at: "/admin/packages-server",
    path: "/api/packages-server",
    field: "title",
    sort: "حسب العنوان",
    question: "هل تريد حذف هذا السجل؟",
    canActivate: true,
    badFile: "title,price\nس,كثير",
  },
} satisfies Record<string, ListScreen>;

/** The cards or rows of the list, in their order. */
const items = () => [
  ...document.querySelectorAll(":is(main article, main tbody tr, [data-faqs] :is([role=row], li))"),
];

/** The texts of the cards or rows. */
export const texts = () => textsOf(items());
