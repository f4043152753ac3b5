import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import packageJson from '../../package.json' with { type: 'json' };
import { boundaries, rooms, rowOf } from './boundaries.ts';

const { dependencies, devDependencies } = packageJson;

/** Every package that the repository depends on; what is not listed there is rejected as an unlisted dependency. */
const allPackages = [...Object.keys(dependencies), ...Object.keys(devDependencies), 'virtual:first-call'];

/** A pattern of the rule `no-restricted-imports`; a lookahead in an expression of oxlint matches nothing. */
interface Pattern {
  group?: string[];
  regex?: string;
  message: string;
  allowTypeImports?: boolean;
}

const table = 'see the table in scripts/lint/boundaries.ts.';
const nodeModules = ['node:.*', ...builtinModules.filter((name) => !name.startsWith('_'))];

/** The folders of a room whose folders are rooms of their own. */
const foldersOf = (room: string) =>
  readdirSync(new URL(`../../src/${room}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${room}/${name}`);

/** The rooms that have rules of their own: what the table has, and each folder of a room that is kept apart. */
export const lintedRooms: readonly string[] = Object.keys(boundaries).flatMap((room) =>
  [room].concat(boundaries[room]?.apart === true ? foldersOf(room) : []),
);

/** The files of a room as a glob from the root of the repository. */
export const globOf = (room: string): string => (room.includes('.') ? `src/${room}` : `{src/,}${room}/**`);

function closedRooms(room: string): Pattern[] {
  const row = rowOf(room);
  const { rooms: open = [], types = [], files = [], lazyFiles = [] } = boundaries[row] ?? {};
  const closed = rooms.filter((each) => each !== row && !open.includes(each) && !types.includes(each));
  const exceptions = [...files, ...lazyFiles];
  const partly = closed.filter((each) => exceptions.some((file) => file.startsWith(`${each}/`)));
  // A folder of the room that is a room itself can also be reached by a relative name.
  const inside = rooms.flatMap((each) => (each.startsWith(`${row}/`) ? each.slice(row.length + 1) : []));
  const shut = closed.filter((each) => !partly.includes(each));
  const but = (each: string) => exceptions.filter((file) => file.startsWith(`${each}/`));
  return [
    { regex: `^#(?:${shut.join('|')})/`, message: `This room may not import that one: ${table}` },
    ...inside.map((folder) => ({
      regex: String.raw`^\./${folder}/`,
      message: `This folder is a room of its own: ${table}`,
    })),
    ...partly.map((each) => ({
      group: [`#${each}/**`, ...but(each).map((file) => `!#${file}`)],
      message: `Only ${but(each).join(', ')} may be imported from that room: ${table}`,
    })),
    ...types.map((each) => ({
      group: [`#${each}/**`, ...but(each).map((file) => `!#${file}`)],
      message: 'Only types may be imported from that room.',
      allowTypeImports: true,
    })),
  ];
}

function closedFolders(room: string): Pattern[] {
  const row = rowOf(room);
  if (boundaries[row]?.apart !== true) return [];
  const others = foldersOf(row).filter((each) => each !== room);
  return [
    {
      regex: `^#(?:${others.join('|')})/`,
      message: `The folders of ${row} are closed to each other: they meet in commerce or app.`,
    },
    { regex: `^#${row}/[^/]+$`, message: `The folders of ${row} share no files: ${table}` },
  ];
}

function closedPackages(room: string): Pattern {
  const { packages = [] } = boundaries[rowOf(room)] ?? {};
  const closed = allPackages.filter((each) => !packages.includes(each));
  const node = packages.includes('node:') ? [] : nodeModules;
  return {
    regex: `^(?:${[...node, ...closed].join('|')})(?:/|$)`,
    message: `This room may not import that package: ${table}`,
  };
}

/** The patterns that reject what a room may not import, at any depth. */
export const forbiddenIn = (room: string): Pattern[] => [
  ...closedRooms(room),
  ...closedFolders(room),
  closedPackages(room),
  {
    regex: String.raw`(?:^|/)\.\.(?:/|$)`,
    message: "Name another folder by '#room/area/file.ts', the own one by './file.ts'.",
  },
];
