import { existsSync, globSync, readFileSync } from 'node:fs';

/** What `npm run new` writes. */
export type Kind = 'call' | 'screen';

/** The names of a resource in its files. */
export interface Names {
  /** `stores`: files, folders, fields. */
  resource: string;
  /** `Stores`: parts of longer names. */
  noun: string;
  /** `store`: one of them. */
  item: string;
  /** `Store`: its type. */
  type: string;
  /** `aStore`: its fixture. */
  example: string;
}

/** The command cannot be carried out; the message is one sentence that says what to write. */
export class BadName extends Error {}

const usage = 'Write npm run new -- call getStores, or npm run new -- screen stores.';

const shapes: Readonly<Record<Kind, { form: RegExp; rule: string }>> = {
  call: {
    form: /^get(?<noun>[A-Z][A-Za-z0-9]+)$/,
    rule: 'A call that reads is named get and a noun in camelCase, such as getStores; for a change copy addAddress',
  },
  screen: { form: /^(?<noun>[a-z][A-Za-z0-9]+)$/, rule: 'A screen is a noun in camelCase, such as stores' },
};

/** The words of JavaScript that no variable may have as its name. */
const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** One of many: stores, cities, addresses, boxes. A noun without a plural gets 'Entry'. */
function oneOf(nouns: string) {
  const one = nouns.replace(/ies$|(?<=s|x|ch|sh)es$|(?<!s)s$/, (end) => (end === 'ies' ? 'y' : ''));
  return one === nouns || reserved.has(one) ? `${nouns}Entry` : one;
}

export function namesOf(noun: string): Names {
  const resource = small(noun);
  const item = oneOf(resource);
  const type = large(item);
  return {
    resource,
    noun: large(noun),
    item,
    type,
    example: `${/^[AEIOU]/.test(type) ? 'an' : 'a'}${type}`,
  };
}

/** Reads the arguments of the command. Throws `BadName` unless they are a kind and a name that can be used. */
export function readNames(args: readonly string[]): { kind: Kind; names: Names } {
  const [kind, name = ''] = args;
  if ((kind !== 'call' && kind !== 'screen') || args.length !== 2) throw new BadName(usage);
  const { form, rule } = shapes[kind];
  const noun = form.exec(name)?.groups?.['noun'];
  if (noun === undefined) throw new BadName(`${rule}: '${name}' is not.`);
  const names = namesOf(noun);
  if (reserved.has(names.resource))
    throw new BadName(`'${names.resource}' is a word of JavaScript: take another noun.`);
  return { kind, names };
}

const has = (path: string, pattern: RegExp) => pattern.test(readFileSync(path, 'utf8'));

/** Where another call or screen has the name; undefined if the name is free. */
function takenAt(kind: Kind, { resource, noun }: Names, files: readonly string[]) {
  const named =
    kind === 'call'
      ? [
          ...globSync('src/schemas/*.ts').map(
            (path) => [path, new RegExp(`endpoint\\('get${noun}'`)] as const,
          ),
          ['mocks/handlers.ts', new RegExp(String.raw`\b${resource}Handlers\b`)] as const,
        ]
      : [
          ['src/rules/navigation/registry.ts', new RegExp(`^ {2}${resource}: |'/${resource}'`, 'm')] as const,
          ['stories/openScreens.ts', new RegExp(String.raw`\b${resource}\b`)] as const,
        ];
  return (
    [...files, `src/api/${resource}`].find((path) => existsSync(path)) ??
    named.find(([path, pattern]) => has(path, pattern))?.[0]
  );
}

/** Throws `BadName` if the name is taken, or if a screen has no call to show. */
export function refuseTaken(kind: Kind, names: Names, files: readonly string[]): void {
  const taken = takenAt(kind, names, files);
  if (taken !== undefined) throw new BadName(`'${names.resource}' exists already: ${taken}.`);
  const api = `src/api/${names.resource}.ts`;
  if (kind === 'screen' && !(existsSync(api) && has(api, new RegExp(`get${names.noun}: build.query`))))
    throw new BadName(
      `The screen shows what a call reads: write npm run new -- call get${names.noun} first.`,
    );
}
