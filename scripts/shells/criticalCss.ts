import { type AtRule, type ChildNode, parse, type Root } from 'postcss';

const namesIn = (text: string) => [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** The classes that an element needs to match a selector; those in brackets (`:not(…)`, `:is(…)`) are not required. */
const neededBy = (selector: string) =>
  namesIn(selector.replaceAll(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, ''));

/** The classes that a markup uses. */
const classesOf = (markup: string) =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const isEmptied = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.nodes?.length === 0;

function dropEmptied(root: Root) {
  const emptied: AtRule[] = [];
  root.walkAtRules((rule) => void (isEmptied(rule) && emptied.push(rule)));
  for (const rule of emptied) rule.remove();
  if (emptied.length > 0) dropEmptied(root);
}

/**
 * The rules of a stylesheet that may apply to a markup, in their order: without the rules whose every selector needs a
 * class that the markup does not have, and without unused animations. The first paint must not look different later, so
 * in doubt a rule is included. Throws when the markup has a class that the stylesheet does not know.
 */
export function criticalCss(stylesheet: string, markup: string): string {
  const used = classesOf(markup);
  const known = new Set<string>();
  const root = parse(stylesheet);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    for (const name of namesIn(rule.selector)) known.add(name);
    const kept = rule.selectors.filter((selector) => neededBy(selector).every((name) => used.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const said = root.toString();
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(said)) rule.remove();
  });
  dropEmptied(root);
  const unknown = [...used].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`Failed to dress a page: the build has no rule for the class ${unknown.join(', ')}.`);
  return root.toString();
}
