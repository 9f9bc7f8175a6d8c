import { parseSync, Visitor } from "vite";

/** One small break of a source file: where it is, and the change as `before → after`. */
export type Mutant = { id: number; file: string; line: number; change: string };
type Span = { start: number; end: number };
/** Text to put before and after a piece of the source. */
type Wrap = Span & { before: string; after: string };

const pairs = (text: string) => new Map(text.split(" ").map((pair): [string, string] => halves(pair)));
const halves = (pair: string): [string, string] => {
  const [one = "", other = ""] = pair.split("~");
  return [one, other];
};
const otherOperator = pairs("<~<= <=~< >~>= >=~> ===~!== !==~=== ==~!= !=~== +~- -~+ *~/ /~* %~*");
const otherMethod = pairs(
  "some~every every~some startsWith~endsWith endsWith~startsWith floor~ceil ceil~floor round~floor",
);
// Methods that narrow, order or tidy the value before them in a chain; the mutant leaves the method out.
const links = new Set(
  "where filter orderBy limit offset trim toLowerCase toUpperCase normalize slice sort toSorted toReversed min max int optional nullable partial required refine replace replaceAll distinct strict".split(
    " ",
  ),
);

// Not mutated: arguments of these functions, which people (in the log) or Vite read, and fields that only document a call.
const describing = /(import\.meta\.glob|\bregister|registerPath|log\.(debug|info|warn|error))$/;
const documenting = /^(summary|refuses)$/;

/**
 * The source with every mutant in it, inactive: `__mutant(id)` says whether a mutant is awake, that is, active. Ids count
 * from `firstId`. One source for all mutants is compiled once, and shows which tests reach which mutant.
 */
export function plantMutants(file: string, code: string, firstId: number) {
  const mutants: Mutant[] = [];
  const wraps: Wrap[] = [];
  const plant = (span: Span, change: string, wrap: (awake: string) => { before: string; after: string }) => {
    if (prose.some(({ start, end }) => start < span.start && span.end < end)) return;
    const id = firstId + mutants.length;
    const line = code.slice(0, span.start).split("\n").length;
    mutants.push({ id, file, line, change: change.replace(/\s+/g, " ").slice(0, 100) });
    wraps.push({ ...span, ...wrap(`__mutant(${id})`) });
  };
  const textOf = ({ start, end }: Span) => code.slice(start, end);
  const replace = (span: Span, text: string) =>
    plant(span, `${textOf(span).slice(0, 48)} → ${text}`, (awake) => ({
      before: `(${awake}?(${text}):`,
      after: ")",
    }));
  const remove = (span: Span) =>
    plant(span, `without ${textOf(span)}`, (awake) => ({ before: `{if(!${awake}){`, after: "}}" }));
  /** `before operator after`, with the operator taken out of the space between its sides. */
  const swap = (span: Span, left: Span, right: Span, operator: string) =>
    replace(span, `(${textOf(left)}) ${operator} (${textOf(right)})`);
  const condition = (test: Span) => {
    replace(test, "true");
    replace(test, "false");
  };
  const emptyBody = ({ start, body }: { start: number; body: unknown[] }) => {
    if (body.length < 2) return; // another mutant removes the only statement
    plant({ start: start + 1, end: start + 1 }, "returns at once", (awake) => ({
      before: `if(${awake})return;`,
      after: "",
    }));
  };
  const prose: Span[] = [];
  const untouched = new Set<number>(); // start offsets of literals that are not values
  new Visitor({
    ImportDeclaration: ({ source }) => untouched.add(source.start),
    ExportNamedDeclaration: ({ source }) => source && untouched.add(source.start),
    ExportAllDeclaration: ({ source }) => untouched.add(source.start),
    ImportExpression: ({ source }) => untouched.add(source.start),
    ImportAttribute: ({ value }) => untouched.add(value.start),
    TSModuleDeclaration: ({ id }) => untouched.add(id.start),
    TSImportType: ({ source }) => untouched.add(source.start),
    TSLiteralType: ({ literal }) => untouched.add(literal.start),
    Property(node) {
      if (!node.computed) untouched.add(node.key.start);
      if (documenting.test(textOf(node.key))) prose.push(node);
    },
    PropertyDefinition: ({ key, computed }) => !computed && untouched.add(key.start),
    JSXAttribute: ({ value }) => value && untouched.add(value.start),
    TaggedTemplateExpression: ({ quasi }) => untouched.add(quasi.start),
    TSPropertySignature: ({ key }) => untouched.add(key.start),
    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    BinaryExpression(node) {
      const other = otherOperator.get(node.operator);
      if (other) swap(node, node.left, node.right, other);
    },
    LogicalExpression(node) {
      if (node.operator === "??") replace(node, textOf(node.left));
      else swap(node, node.left, node.right, node.operator === "&&" ? "||" : "&&");
    },
    UnaryExpression: (node) => node.operator === "!" && replace(node, textOf(node.argument)),
    Literal(node) {
      if (untouched.has(node.start)) return;
      if (typeof node.value === "boolean") replace(node, String(!node.value));
      else if (typeof node.value === "number") replace(node, String(node.value + 1));
      else if (typeof node.value === "string") replace(node, node.value === "" ? '"mutant"' : '""');
    },
    TemplateLiteral: (node) => !untouched.has(node.start) && replace(node, '""'),
    ArrayExpression: (node) => node.elements.length > 0 && replace(node, "[]"),
    ObjectExpression({ properties }) {
      for (const property of properties)
        plant(property, `without ${textOf(property)}`, (awake) => ({
          before: `...(${awake}?{}:{`,
          after: "})",
        }));
    },
    ExpressionStatement: (node) => !node.directive && remove(node),
    FunctionDeclaration(node) {
      if (/^describe[A-Z]?/.test(node.id?.name ?? "")) prose.push(node);
      if (node.body) emptyBody(node.body);
    },
    FunctionExpression: ({ body }) => body && emptyBody(body),
    ArrowFunctionExpression: ({ body }) => body.type === "BlockStatement" && emptyBody(body),
    CallExpression(node) {
      const { callee } = node;
      if (describing.test(textOf(callee))) prose.push(node);
      if (callee.type !== "MemberExpression" || callee.computed || callee.optional || node.optional) return;
      const object = textOf(callee.object);
      const method = textOf(callee.property);
      const given = code.slice(callee.end, node.end);
      const other = object === "Math" && /^(min|max)$/.test(method) ? (method === "min" ? "max" : "min") : "";
      if (other) replace(node, `Math.${other}${given}`);
      else if (otherMethod.has(method)) replace(node, `${object}.${otherMethod.get(method)}${given}`);
      else if (links.has(method)) plantWithoutLink(node, object, method + given);
    },
  }).visit(parseSync(file, code).program);

  function plantWithoutLink(node: Span, object: string, link: string) {
    plant(node, `without .${link}`, (awake) => ({ before: `(${awake}?(${object}):`, after: ")" }));
  }

  return { mutants, code: wrapped(code, wraps) };
}

/** Inserts the texts so that nested pieces stay nested: of pieces with one beginning the longest opens first and closes last. */
function wrapped(code: string, wraps: Wrap[]) {
  const opening = wraps.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const closing = wraps.toReversed().toSorted((a, b) => a.end - b.end || b.start - a.start);
  const places = [...new Set(wraps.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  let text = "";
  let from = 0;
  for (const place of places) {
    text += code.slice(from, place);
    for (const { start, end, after } of closing) if (end === place && start < end) text += after;
    for (const { start, before } of opening) if (start === place) text += before;
    from = place;
  }
  return text + code.slice(from);
}
