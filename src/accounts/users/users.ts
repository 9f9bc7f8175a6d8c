import { choice } from "../../kernel/resource/kinds/choice.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { defineResource, type RecordOf, shownFields } from "../../kernel/resource/resource.ts";
import { staffRoles } from "../../kernel/roles.ts";
import { text as words } from "./users.text.ts";

/** The users of the admin; requirement AUSR-01. Secrets are columns outside the record, so no answer holds them. */
export const users = defineResource({
  name: "users",
  words,
  fields: {
    name: text({ max: 120, required: true, isTitle: true, searched: true }),
    /** Normalised by `foldEmail`; unique. */
    email: email({ required: true, anyHost: true, searched: true }),
    role: choice(["admin"], { setByServer: true }),
    /** What the user may do; requirement ROLE-01. */
    access: choice(staffRoles),
    avatar: picture(),
    /** When the user was disabled: they cannot sign in, and their sessions were ended. */
    disabledAt: moment({ setByServer: true }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["name"],
  onSite: false,
  area: "house",
  holds: "house",
  hasFiles: false,
});

export type User = RecordOf<typeof users>;

/** The fields of the signed-in user that the browser may have. */
export const profileFields = shownFields(users, ["name", "email", "role", "access", "avatar"]);
/** The signed-in user: the answer of `GET /api/auth/session`. */
export type Profile = Pick<User, (typeof profileFields)[number]>;
