import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { useMay } from "../../../admin-kit/may.ts";
import { type SaleTools, SaleToolsContext } from "../../../admin-kit/sale-tools.ts";

// Loaded on demand, because most screens show nothing that was sold.
const SoldProject = lazyPart(() => import("./sold-project.tsx"));
const ProjectRenewals = lazyPart(() => import("../renewals/project-renewals.tsx"));

const tools: SaleTools = {
  ofProject: (project) => (
    <Suspense>
      <SoldProject key={project.id} projectId={project.id} />
      <ProjectRenewals key={`renewals ${project.id}`} project={project} />
    </Suspense>
  ),
};

/** Gives every screen what was sold for its records, for users who may read quotes; requirement PAPER-02. */
export function WithSaleTools({ children }: { children: ReactNode }) {
  const isReader = useMay("read", "sales");
  return <SaleToolsContext value={isReader ? tools : null}>{children}</SaleToolsContext>;
}
