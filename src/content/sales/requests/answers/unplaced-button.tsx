import { useState } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { unplacedText as text } from "./unplaced.text.ts";
import { useUnplaced } from "./use-unplaced.ts";

const UnplacedDialog = lazyPart(() => import("./unplaced-dialog.tsx"));

/** Opens the mails without a request, while there are any. THREAD-01 */
export function UnplacedButton() {
  const { mails } = useUnplaced();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(mails.length > 0 || isOpen) && (
        <Button variant="line" small onClick={() => setOpen(true)}>
          {text.open(mails.length)}
        </Button>
      )}
      <MountOnOpen isOpen={isOpen}>
        <UnplacedDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountOnOpen>
    </>
  );
}
