// Set-up of the page in which components are tested: what `root.tsx` writes on the document of every page.
Object.assign(document.documentElement, { lang: "ar", dir: "rtl", className: "light" });
