import { FileDown, FileUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CsvColumn } from "../kernel/csv.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { text } from "./admin-kit.text.ts";

// Seldom wanted: it comes when it is opened.
const ImportDialog = lazy(() => import("./import-dialog.tsx"));

type CsvButtonsProps = {
  /** The calls of the resource: `/api/faqs`. */
  path: string;
  /** What the list shows now, in wire names; empty values do not filter. */
  query?: { [name: string]: string };
  /** With it, files can be read in too. */
  importing?: { title: string; columns: readonly CsvColumn[]; onImported(): unknown };
};

/** Export of what a list shows, and import with its preview, in the head of a screen. */
export function CsvButtons({ path, query = {}, importing }: CsvButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return (
    <>
      <a className="btn line sm" href={`${path}/export.csv${search.size > 0 ? `?${search}` : ""}`} download>
        <Icon of={FileDown} />
        {text.csv.export}
      </a>
      {importing && (
        <Button
          variant="line"
          small
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          <Icon of={FileUp} />
          {text.csv.import}
        </Button>
      )}
      {importing && wasOpened && (
        <Suspense>
          <ImportDialog path={path} isOpen={isOpen} onClose={() => setOpen(false)} {...importing} />
        </Suspense>
      )}
    </>
  );
}
