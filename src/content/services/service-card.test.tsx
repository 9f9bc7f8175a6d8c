import { Building2, Factory, House, ShieldCheck, Users, Wrench } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { DeliveryRuler } from "./delivery-ruler.tsx";
import { ServiceCard } from "./service-card.tsx";
import { ServiceSheet } from "./service-details.tsx";
import { ServiceDrawing } from "./service-drawing.tsx";
import { type ServiceIcon, type ShownService, serviceArts, serviceIcons, services } from "./services.ts";

const service: ShownService = { ...blankOf(services), id: 1, title: "تصميم المواقع" };
const shows = {
  card: (fields: Partial<ShownService>) => <ServiceCard service={{ ...service, ...fields }} />,
  sheet: (fields: Partial<ShownService>) => (
    <ServiceSheet service={{ ...service, ...fields }} quote={{ label: "احجز موعدًا", href: "/quote" }} />
  ),
};
const places = ["card", "sheet"] as const;

test.each(places)(
  "SVC-01 a %s without a drawing shows its icon, and for an unknown name the first one",
  (place) => {
    const drawings = {
      Building: Building2,
      Home: House,
      Factory,
      Wrench,
      Users,
      Shield: ShieldCheck,
      Rocket: Building2,
    };
    for (const [name, drawing] of Object.entries(drawings)) {
      const icon = name as ServiceIcon; // a row from another version may hold an icon that this code does not know
      const html = renderToStaticMarkup(shows[place]({ icon }));
      expect(html, name).toContain(renderToStaticMarkup(<Icon of={drawing} />));
    }
  },
);

test("SVC-01 OWN-05 each icon that a service may have is another one, so that every trade finds its own", () => {
  const drawn = serviceIcons.map((icon) => renderToStaticMarkup(shows.card({ icon })));
  expect(new Set(drawn).size).toBe(serviceIcons.length);
});

test("SVC-01 OWN-05 the button of the sheet says what the owner calls the request", () => {
  expect(renderToStaticMarkup(shows.sheet({}))).toMatch(/<a [^>]*href="\/quote"[^>]*>احجز موعدًا /);
});

test.each(places)(
  "SVC-01 SITE-03 a %s shows the picture of its service, or the drawing without a picture",
  (place) => {
    for (const art of serviceArts) {
      const drawn = renderToStaticMarkup(<ServiceDrawing art={art} />);
      expect(renderToStaticMarkup(shows[place]({ art })), art).toContain(drawn);
      const pictured = renderToStaticMarkup(shows[place]({ art, image: "/uploads/web.webp" }));
      expect(pictured).toContain("/uploads/web");
      expect(pictured).not.toContain(drawn);
    }
  },
);

test("SVC-01 SITE-03 the sheet shows all fields of the record and leaves out empty lists", () => {
  const facts = { deliveryKind: "delivery", deliveryFrom: 5, deliveryTo: 7, freeRevisions: 3 } as const;
  const features = ["خط عربي", " "];
  const html = renderToStaticMarkup(
    shows.sheet({ description: "الوصف كاملًا", ...facts, features, benefits: ["يفهم زائرك"] }),
  );
  for (const words of ["الوصف كاملًا", "من 5 إلى 7 أيام", "3 تعديلات", "خط عربي", "يفهم زائرك"])
    expect(html).toContain(words);
  expect(html).toContain("ما تكسبه");
  expect(renderToStaticMarkup(shows.sheet({ benefits: [" "] }))).not.toContain("ما تكسبه");
});

test("SVC-01 SITE-03 the ruler shows the soonest first, times without days last, and no service without a time", () => {
  const timed = (id: number, facts: Partial<ShownService>): ShownService => ({ ...service, id, ...facts });
  const agreed = timed(1, { deliveryWords: "حسب الاتفاق" });
  const list = [
    agreed,
    timed(2, { deliveryKind: "delivery", deliveryFrom: 10, deliveryTo: 14, deliveryWords: "أسبوعان" }),
    timed(3, { deliveryKind: "now" }),
    { ...service, id: 4 },
  ];
  const html = renderToStaticMarkup(<DeliveryRuler services={list} />);
  expect([...html.matchAll(/popoverTarget="service-(\d)"/gi)].map(([, id]) => id)).toEqual(["3", "2", "1"]);
  expect(html).toContain("اليوم 14");
  for (const words of ["حسب الاتفاق", "أسبوعان", "استجابة فورية"]) expect(html).toContain(words);
  expect(renderToStaticMarkup(<DeliveryRuler services={[agreed]} />)).toBe("");
});
