import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Inline parts of a page, byte for byte as a browser hashes them. */
interface InlineParts {
  scripts: string[];
  styles: string[];
  /** Text of the `config` block, if present (COUNTRY-15). */
  config?: string;
  /**
   * Parts that no hash can allow: style attributes, inline handlers, `javascript:` URLs, scripts from other origins.
   */
  faults: string[];
}

/** Data blocks are not executed: they need no hash, and the server may write them. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

function childrenOf(node: Node): Node[] {
  const own = 'childNodes' in node ? node.childNodes : [];
  return 'content' in node ? [...own, ...node.content.childNodes] : own;
}

function elementsOf(node: Node): Element[] {
  const below = childrenOf(node).flatMap(elementsOf);
  return 'tagName' in node ? [node, ...below] : below;
}

const attribute = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');

const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

function faultsOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const source = tagName === 'script' ? attribute(element, 'src') : undefined;
  return [
    ...attrs.flatMap(({ name, value }) => {
      if (name === 'style' || name.startsWith('on')) return [`<${tagName} ${name}="${value}">`];
      return /^\s*javascript:/i.test(value) ? [`<${tagName} ${name}="${value}">`] : [];
    }),
    ...(source === undefined || isOwn(source) ? [] : [`<script src="${source}">`]),
  ];
}

/** Parses a page as a browser does, including `noscript` content. */
export function inlineParts(html: string): InlineParts {
  const elements = elementsOf(parse(html, { scriptingEnabled: false }));
  const inline = (name: string) =>
    elements.filter((element) => element.tagName === name && attribute(element, 'src') === undefined);
  const isData = (script: Element) => dataTypes.has((attribute(script, 'type') ?? '').trim().toLowerCase());
  const config = inline('script').find((script) => isData(script) && attribute(script, 'id') === 'config');
  return {
    scripts: inline('script')
      .filter((script) => !isData(script))
      .map(textOf),
    styles: inline('style').map(textOf),
    ...(config && { config: textOf(config) }),
    faults: elements.flatMap(faultsOf),
  };
}
