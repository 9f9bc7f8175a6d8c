/** A call as a document prints it: `curl` with an address and the options that `readCurl` knows. */
export type PrintedCall = { url: string; method: string; headers: Record<string, string>; body?: string };

/**
 * Reads a `curl` command as the shell and curl would, with these variables. Throws for an unknown option, so that none is
 * ignored.
 */
export function readCurl(command: string, variables: Record<string, string>): PrintedCall {
  const [name, ...words] = shellWords(command, variables);
  if (name !== "curl") throw new Error(`no curl command: ${command}`);
  const call: PrintedCall = { url: "", method: "", headers: {} };
  while (words.length > 0) {
    const word = words.shift() ?? "";
    if (!word.startsWith("-")) {
      if (call.url) throw new Error(`a second address: ${word}`);
      call.url = word;
      continue;
    }
    const value = words.shift();
    if (value === undefined) throw new Error(`nothing behind ${word}`);
    if (word === "--request") call.method = value;
    else if (word === "--data") call.body = value;
    else if (word === "--header") {
      const [, header = "", content = ""] = /^([\w-]+): (.+)$/.exec(value) ?? [];
      if (!header) throw new Error(`no header: ${value}`);
      call.headers[header] = content;
    } else throw new Error(`an option that is not known here: ${word}`);
  }
  return { ...call, method: call.method || (call.body === undefined ? "GET" : "POST") };
}

/** The words of a command. Variables are replaced in double quotes and outside quotes, but not in single quotes. */
function shellWords(command: string, variables: Record<string, string>): string[] {
  const fill = (text: string) =>
    text.replace(/\$(\w+)/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`a variable that nobody set: ${name}`);
      return value;
    });
  const line = command.replace(/\\\n/g, " ").trim();
  const word = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"\\&|;<>()`]+))(?=\s|$)/y;
  const words: string[] = [];
  while (word.lastIndex < line.length) {
    const at = word.lastIndex;
    const [, single, double, bare] = word.exec(line) ?? [];
    const found = single ?? (double ?? bare)?.replace(/^.*$/s, fill);
    if (found === undefined) throw new Error(`the shell reads this otherwise: ${line.slice(at, at + 40)}`);
    words.push(found);
  }
  return words;
}
