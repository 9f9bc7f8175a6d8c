import { useState } from "react";
import { ImageField } from "../../../../admin-kit/pictures/image-field.tsx";
import { uploadImage } from "../../../../admin-kit/pictures/upload-image.ts";
import type { FieldErrors } from "../../../../kernel/errors.ts";
import { type Address, printAddress } from "../../../../kernel/resource/address.ts";
import type { Ground } from "../../../../ui/brand/seen-on.ts";
import { TextInput } from "../../../../ui/controls/inputs.tsx";
import { useLatestRef } from "../../../../ui/controls/use-latest-ref.ts";
import { pathOnPage } from "../../sections/page-address.ts";
import type { PageImage } from "../../sections/section.ts";
import { text } from "../page-content-admin.text.ts";
import fieldsStyles from "../screen/section-fields.module.css";
import { altOfNext } from "./alt-of-next.ts";

type PictureValueProps = {
  label: string;
  value: PageImage;
  /** It stands for the agency, whose name is its alternative text. */
  isMark?: boolean;
  /** The ground on which it stands as a logo. */
  logoOn?: Ground | undefined;
  address: Address;
  errors: FieldErrors;
  onChange(value: PageImage): void;
};

/** A picture of the page itself or of an item in it, with its alternative text; requirement ACNT-01. */
export function PictureValue({ label, value, isMark, logoOn, address, errors, onChange }: PictureValueProps) {
  const own = pathOnPage(address);
  // The alternative text describes one picture: it goes with it, unless it was typed while the next one was uploaded.
  const latest = useLatestRef(value);
  const [described, setDescribed] = useState(value);
  if (described.image !== value.image) setDescribed(value);
  const put = (image: string | null) => onChange({ image, alt: altOfNext(described, latest.current, image) });
  return (
    <div className={fieldsStyles.picture} data-address={address}>
      <ImageField
        label={label}
        value={value.image}
        error={errors[printAddress(own, "image")]}
        {...(logoOn && { logoOn: [logoOn] })}
        isWhole={isMark}
        upload={uploadImage}
        onChange={put}
      />
      {!isMark && (
        <TextInput
          label={text.image.alt}
          help={text.image.altHelp}
          value={value.alt}
          error={errors[printAddress(own, "alt")]}
          onChange={(event) => onChange({ ...value, alt: event.target.value })}
        />
      )}
    </div>
  );
}
