import { useSearchParams } from "react-router";

/** Whether the address shows the trash of a list (`?trash=1`), and the link to it; requirement DESK-04. */
export function useTrashAddress() {
  const [params] = useSearchParams();
  return { isOpen: params.get("trash") === "1", toTrash: "?trash=1" };
}
