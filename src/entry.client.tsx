import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { BrandContext, brandOfDocument } from "./ui/brand/brand.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrandContext value={brandOfDocument()}>
        <HydratedRouter />
      </BrandContext>
    </StrictMode>,
  );
});
