import { Building2, Factory, House, ShieldCheck, Users, Wrench } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { ServiceCard } from "./service-card.tsx";
import { type ServiceIcon, type ShownService, serviceIcons, services } from "./services.ts";

const service: ShownService = { ...blankOf(services), id: 1, title: "تصميم المواقع" };
const spans = ["plain", "wide", "feature"] as const;

test.each(spans)(
  "SVC-01 a %s card shows the icon of its service, and the first one for an unknown name",
  (span) => {
    const drawings = {
      Building: Building2,
      Home: House,
      Factory,
      Wrench,
      Users,
      Shield: ShieldCheck,
      Rocket: Building2,
    };
    expect(Object.keys(drawings)).toEqual([...serviceIcons, "Rocket"]);
    for (const [name, drawing] of Object.entries(drawings)) {
      const icon = name as ServiceIcon; // A row of another edition may name one that this code does not know.
      const html = renderToStaticMarkup(<ServiceCard service={{ ...service, icon }} span={span} />);
      const drawn = renderToStaticMarkup(<Icon of={drawing} />);
      expect(html, name).toContain(`<span class="glyph">${drawn}</span>`);
    }
  },
);

test.each(spans)("SVC-01 a %s card shows the picture of its service", (span) => {
  const html = renderToStaticMarkup(
    <ServiceCard service={{ ...service, image: "/uploads/web.webp" }} span={span} />,
  );
  expect(html).toContain("/uploads/web");
});
