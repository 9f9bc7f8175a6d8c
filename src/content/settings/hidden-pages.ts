import type { Refine, Zod } from "../../kernel/resource/field.ts";
import { choice } from "../../kernel/resource/kinds/choice.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { pagesToHide } from "../shared/pages.ts";

const [first = "about", ...others] = pagesToHide;
const unchecked = list({ page: choice([first, ...others]) }, { max: 50 });

/** The pages of the site that visitors do not find, each once; those that law and forms need are no choice. Requirement OWN-01 */
export const hiddenPages = {
  ...unchecked,
  schema: (z: Zod, refine?: Refine) =>
    unchecked
      .schema(z, refine)
      .overwrite((hidden) =>
        hidden.filter(({ page }, place) => hidden.findIndex((other) => other.page === page) === place),
      ),
};
