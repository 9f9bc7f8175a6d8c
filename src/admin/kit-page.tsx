import { Fields, ListFields, Reordering, Toolbar } from "./kit-forms.tsx";
import { Banners, States, Tables } from "./kit-lists.tsx";
import { Overlays, TabSheet } from "./kit-overlays.tsx";
import { text } from "./kit-page.text.ts";
import { Badges, Buttons, Marks } from "./kit-plain.tsx";

/** Every component in every state, to look at and to test against. Needs AriaProvider and Toasts around it, as the admin has. */
export default function KitPage() {
  return (
    <div className="grid gap-10">
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
      </div>
      <Toolbar />
      <Buttons />
      <Badges />
      <Marks />
      <Fields />
      <ListFields />
      <Overlays />
      <TabSheet />
      <Reordering />
      <Banners />
      <Tables />
      <States />
    </div>
  );
}
