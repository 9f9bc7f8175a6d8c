import { useSearchParams } from "react-router";
import { withParameter } from "./list-address.ts";

const trashName = "trash";

/** Whether the address asks for the trash of a list (`?trash=1`), and how it does; requirement DESK-04. */
export function useTrashAddress() {
  const [params] = useSearchParams();
  return {
    isOpen: params.get(trashName) === "1",
    toTrash: `?${withParameter(new URLSearchParams(), trashName, "1")}`,
  };
}
