import { formatAmount } from "../../../kernel/text/format.ts";
import { Ltr } from "../../../ui/text/ltr.tsx";

/** Halalas as riyals in a column whose head names the riyal. */
export const riyals = (halalas: number) => <Ltr>{formatAmount(halalas / 100)}</Ltr>;
