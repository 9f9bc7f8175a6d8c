import type { ReactNode } from "react";
import { FormGroup } from "../../admin-kit/form/form-group.tsx";
import { text } from "./settings-admin.text.ts";

/** A part of the form of settings, which the links beside it and the search over everything lead to. */
export function SettingsGroup({ name, children }: { name: keyof typeof text.groups; children: ReactNode }) {
  return (
    <div id={`set-${name}`}>
      <FormGroup {...text.groups[name]}>{children}</FormGroup>
    </div>
  );
}
