import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, join } from "node:path";

// The limit that a page is measured against: bare node:http that sends prepared bytes with the same headers. Where a folder of
// pictures is given, requests of the document's pictures are answered from it.
const [bodyFile = "", headersFile = "", pictures] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, "utf8"));
const server = createServer((request, response) => {
  if (pictures !== undefined && request.url?.startsWith("/uploads/"))
    response
      .writeHead(200, ["content-type", "image/avif"])
      .end(readFileSync(join(pictures, basename(request.url))));
  else response.writeHead(200, headers).end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
