import { Ajv2020 } from "ajv/dist/2020.js";

type Json = { [name: string]: unknown };
type Described = { content?: { [mediaType: string]: unknown } };
type Operation = { requestBody?: Described; responses: { [status: string]: Described } };
type Document = { paths: { [path: string]: { [method: string]: Operation } } };

/** An answer that was read to its end; the text of a stream is empty. */
export type ReadAnswer = { status: number; type: string; text: string };

/** Reads an answer. */
export async function readAnswer(response: Response): Promise<ReadAnswer> {
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (type === "text/event-stream") await response.body?.cancel(); // it would not end
  return { status: response.status, type, text: type === "text/event-stream" ? "" : await response.text() };
}

/** Compares bodies and answers with an OpenAPI document; requirement RES-03. */
export function documentChecker(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: false });
  ajv.addSchema(closed(document) as Json, "document");

  /** The faults of a value against the schema at a place of the document; an unknown name is a fault too. */
  const compare = (value: unknown, ...place: string[]): string[] => {
    const validate = ajv.getSchema(`document#/${place.map(pointerPart).join("/")}`);
    if (!validate) return ["there is no schema of it"];
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };

  return {
    /** Every call, such as `GET /services/{id}`, with the statuses of its successful answers. */
    calls: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        successes: Object.keys(responses).filter((status) => status.startsWith("2")),
      })),
    ),
    /** The differences between an accepted JSON body and its description in the document. */
    bodyFaults(call: string, body: unknown): string[] {
      const [path, method] = placeOf(call);
      const types = Object.keys(document.paths[path]?.[method]?.requestBody?.content ?? {});
      if (!types.includes("application/json")) return [`a body is not documented, but ${types}`];
      return compare(body, "paths", path, method, "requestBody", "content", "application/json", "schema");
    },
    /** The differences between an answer and its description in the document. */
    faults(call: string, { status, type, text }: ReadAnswer): string[] {
      const [path, method] = placeOf(call);
      const documented = document.paths[path]?.[method]?.responses[status];
      if (!documented) return [`${status} is not documented`];
      const types = Object.keys(documented.content ?? {});
      if (types.length === 0) return text ? ["it has a body, and none is documented"] : [];
      if (!types.includes(type)) return [`it is ${type || "of no type"}, not ${types}`];
      if (!type.endsWith("json")) return [];
      return compare(
        JSON.parse(text),
        "paths",
        path,
        method,
        "responses",
        String(status),
        "content",
        type,
        "schema",
      );
    },
  };
}

function placeOf(call: string): [path: string, method: string] {
  const [method = "", path = ""] = call.split(" ");
  return [path, method.toLowerCase()];
}

const pointerPart = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The same schema with every described object closed, so that a name that is not described is a fault. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== "object" || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]));
  const isSchema = typeof copy.properties === "object" && copy.type !== undefined;
  return isSchema && !("additionalProperties" in copy) ? { ...copy, additionalProperties: false } : copy;
}
