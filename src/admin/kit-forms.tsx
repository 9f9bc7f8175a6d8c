import { useState } from "react";
import { DayField } from "../admin-kit/day-field.tsx";
import { ImageField } from "../admin-kit/image-field.tsx";
import { ListField } from "../admin-kit/list-field.tsx";
import { ListToolbar } from "../admin-kit/list-toolbar.tsx";
import { ReorderList } from "../admin-kit/reorder-list.tsx";
import { useListAddress } from "../admin-kit/use-list-address.ts";
import { Card } from "../ui/card.tsx";
import { FieldGroup } from "../ui/field.tsx";
import { Checkbox, NumberInput, Select, Switch, TextArea, TextInput } from "../ui/inputs.tsx";
import { Picker } from "../ui/picker.tsx";
import { text } from "./kit-page.text.ts";
import { Sheet } from "./kit-plain.tsx";

const { fields } = text;

export function Fields() {
  const [status, setStatus] = useState<string | null>(null);
  const [day, setDay] = useState("");
  const options = text.categories.slice(1);
  return (
    <Sheet title={text.headings.fields}>
      <div className="panel g2">
        <TextInput
          label={fields.name}
          required
          placeholder={fields.namePlaceholder}
          error={fields.required}
        />
        <TextInput label={fields.company} optional />
        <TextInput label={fields.email} type="email" error={fields.badEmail} defaultValue="noura@" />
        <TextInput label={fields.phone} type="tel" placeholder="05XXXXXXXX" />
        <NumberInput label={fields.price} help={fields.priceHelp} defaultValue="1400" />
        <DayField label={fields.date} value={day} onChange={setDay} />
        <Select label={fields.category} options={options} placeholder={text.categories[0]?.label ?? ""} />
        <Picker label={fields.status} options={options} value={status} onChange={setStatus} />
        <TextInput label={fields.disabled} disabled defaultValue="—" />
        <FieldGroup label={fields.active}>
          <Switch defaultChecked>{fields.active}</Switch>
        </FieldGroup>
        <TextArea label={fields.message} full />
        <div className="checks full">
          <Checkbox card name="website" defaultChecked>
            {fields.website}
          </Checkbox>
          <Checkbox card name="shop">
            {fields.shop}
          </Checkbox>
        </div>
        <div className="full">
          <Checkbox name="consent" error={fields.consentError}>
            {fields.consent}
          </Checkbox>
        </div>
      </div>
    </Sheet>
  );
}

export function ListFields() {
  const [features, setFeatures] = useState(text.services.slice(0, 3));
  const [image, setImage] = useState<string | null>(null);
  return (
    <Sheet title={text.headings.lists}>
      <div className="panel g2">
        <ListField
          label={fields.features}
          value={features}
          onChange={setFeatures}
          placeholder={fields.feature}
          errorAt={(index) => (index === 1 ? fields.required : undefined)}
        />
        <ImageField label={fields.image} value={image} onChange={setImage} upload={pretendUpload} />
      </div>
    </Sheet>
  );
}

async function pretendUpload(_file: File, onProgress: (share: number) => void) {
  for (let share = 0; share <= 1; share += 0.2) {
    onProgress(share);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return "/logo.png";
}

export function Toolbar() {
  const address = useListAddress(["category"], []);
  const shown = text.services.filter((service) => service.includes(address.query));
  return (
    <Sheet title={text.headings.toolbar}>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[{ name: "category", label: fields.category, options: text.categories }]}
        hits={text.hits(shown.length)}
      />
    </Sheet>
  );
}

export function Reordering() {
  const [items, setItems] = useState(text.services.map((name, index) => ({ id: index + 1, name })));
  const reorder = (ids: number[]) =>
    setItems(items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
  return (
    <Sheet title={text.headings.reorder}>
      <Card className="over">
        <ReorderList
          label={text.headings.reorder}
          items={items}
          nameOf={({ name }) => name}
          onReorder={reorder}
        >
          {({ name }) => <span>{name}</span>}
        </ReorderList>
      </Card>
    </Sheet>
  );
}
