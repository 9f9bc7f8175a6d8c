import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The limit that a cache hit is measured against: bare node:http that sends prepared bytes with the same headers.
const [bodyFile = "", headersFile = ""] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, "utf8"));
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
