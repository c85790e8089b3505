// A strict little reader of XML without declarations and comments: enough for the drawings.

export interface Element {
  name: string;
  attributes: Record<string, string>;
}

const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** The elements in order; throws where the text is not well-formed. */
export function parseXml(text: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, closing, name = '', attributes = '', empty, content] = match;
    at += whole.length;
    if (content !== undefined) checkText(content, open);
    else if (closing) closeElement(name, open);
    else {
      if (open.length === 0 && elements.length > 0) throw new Error(`a second root <${name}>`);
      elements.push({ name, attributes: readAttributes(name, attributes) });
      if (!empty) open.push(name);
    }
  }
  if (at !== text.length) throw new Error(`not XML at ${at}: ${text.slice(at, at + 60)}`);
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  return elements;
}

function closeElement(name: string, open: string[]): void {
  const last = open.pop();
  if (last !== name) throw new Error(`</${name}> closes <${last}>`);
}

function checkText(text: string, open: readonly string[]): void {
  if (open.length === 0 && text.trim() !== '') throw new Error(`text outside the root: ${text}`);
  if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(text)) throw new Error(`bare & in "${text}"`);
}

function readAttributes(element: string, text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`<${element}> has ${name} twice`);
    attributes[name] = value;
  }
  return attributes;
}
