import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, Navigate, useNavigate, useOutletContext, useSearchParams } from "react-router";
import type { Profile } from "../../accounts/users/users.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { PageHead } from "../../admin-kit/page-head.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { setupText as text } from "./setup.text.ts";
import type { Setup } from "./setup-answer.ts";
import { setupClient, setupKey } from "./setup-client.ts";
import { SetupPath } from "./setup-path.tsx";
import { type SetupStep, setupSteps } from "./setup-steps.ts";
import type { StepProps } from "./steps/step.tsx";

// Each step is loaded on demand, because only one is open at a time.
const bodies = {
  account: lazyPart(() => import("./steps/account-step.tsx")),
  name: lazyPart(() => import("./steps/name-step.tsx")),
  look: lazyPart(() => import("./steps/look-step.tsx")),
  offer: lazyPart(() => import("./steps/offer-step.tsx")),
  start: lazyPart(() => import("./steps/start-step.tsx")),
};

/** The set-up in five steps, each stored by itself, so that the set-up can be left and resumed; requirement SETUP-01. */
export default function SetupScreen() {
  const { data, error, refetch } = useQuery({ queryKey: setupKey, queryFn: setupClient.read });
  const [params] = useSearchParams();
  if (!data)
    return error ? <ErrorState title={text.loadFailed} onRetry={() => void refetch()} /> : <SkeletonCards />;
  const asked = params.get("step");
  const step = setupSteps.find((known) => known === asked);
  // The last step stays visible after it has ended the set-up.
  if (!data.isOpen && step !== "start") return <Navigate to="/admin" replace />;
  // Resumes at the step that was reached, with the step in the URL for the back button and reload.
  if (!step) return <Navigate to={`?step=${data.step}`} replace />;
  return <Steps setup={data} step={step} />;
}

function Steps({ setup, step }: { setup: Setup; step: SetupStep }) {
  const profile = useOutletContext<Profile>();
  const toStep = useStepping(setup);
  const at = setupSteps.indexOf(step);
  const Body = bodies[step];
  const props: StepProps = {
    setup,
    profile,
    back: setupSteps[at - 1],
    onDone: (stored) => toStep(setupSteps[at + 1] ?? step, stored),
  };
  return (
    <>
      <PageHead
        title={text.title}
        actions={
          setup.isOpen && (
            <Link
              className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
              to="/admin"
              onClick={() => void toStep.remember(step)}
            >
              {text.later}
            </Link>
          )
        }
      >
        {text.lead}
      </PageHead>
      <SetupPath step={step} reached={setup.isOpen ? setup.step : "start"} />
      <Suspense key={step} fallback={<SkeletonCards count={1} />}>
        <Body {...props} />
      </Suspense>
    </>
  );
}

/** Returns a function that goes to a step and remembers the furthest one; leaving the first step counts as having begun. */
function useStepping(setup: Setup) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const remember = async (step: SetupStep) => {
    const reached = Math.max(setupSteps.indexOf(step), setupSteps.indexOf(setup.step), 1);
    if (!setup.isOpen || reached === setupSteps.indexOf(setup.step)) return;
    cache.setQueryData(setupKey, await setupClient.reach(setupSteps[reached] ?? step));
    await cache.invalidateQueries({ queryKey: ["dashboard"] });
  };
  const go = async (step: SetupStep, { isNewLook = false } = {}) => {
    const address = `/admin/setup?step=${step}`;
    try {
      await remember(step);
      if (isNewLook) window.location.assign(address);
      else await navigate(address);
    } catch {
      toasts.error(text.failed);
    }
  };
  return Object.assign(go, { remember: (step: SetupStep) => remember(step).catch(() => {}) });
}
