import { useSearchParams } from "react-router";

/** Whether the address asks for the trash of a list (`?trash=1`), and how it does; requirement DESK-04. */
export function useTrashAddress() {
  const [params] = useSearchParams();
  return { isOpen: params.get("trash") === "1", toTrash: "?trash=1" };
}
