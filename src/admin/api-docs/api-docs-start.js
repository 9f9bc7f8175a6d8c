/* global SwaggerUIBundle: the viewer, which the page loads before this file. */

// No `validatorUrl`, because the viewer would otherwise send the document's address to its makers' online validator.
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#document",
  validatorUrl: null,
  supportedSubmitMethods: [],
  docExpansion: "none",
  filter: true,
});
