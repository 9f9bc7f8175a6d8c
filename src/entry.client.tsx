import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { BrandContext, brandOfDocument } from "./ui/brand/brand.ts";
import { noteReplaced, surviveTranslators } from "./ui/survive-translators.ts";

surviveTranslators(Node.prototype, noteReplaced(document));

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
