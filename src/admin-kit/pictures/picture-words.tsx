import { Checkbox, TextArea } from "../../ui/controls/inputs.tsx";
import { text } from "./library.text.ts";
import type { usePictureValues } from "./use-picture-values.ts";

type PictureWordsProps = Pick<ReturnType<typeof usePictureValues>, "values" | "change"> & {
  help: string;
  error?: string | undefined;
  maxLength?: number;
};

/** The fields for the alternative text of a picture, or for marking it as decorative. */
export function PictureWords({ values, change, ...alt }: PictureWordsProps) {
  return (
    <>
      <TextArea
        {...alt}
        label={text.alt}
        value={values.alt}
        disabled={values.isDecorative}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <Checkbox
        checked={values.isDecorative}
        onChange={({ target }) => change({ isDecorative: target.checked })}
      >
        {text.decorative}
      </Checkbox>
    </>
  );
}
