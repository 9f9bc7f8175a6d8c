/* global SwaggerUIBundle: the viewer, which the page loads before this file. */

// Nothing leaves this server: the viewer would otherwise send the document's address to a checker of its makers.
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#document",
  validatorUrl: null,
  supportedSubmitMethods: [],
  docExpansion: "none",
  filter: true,
});
