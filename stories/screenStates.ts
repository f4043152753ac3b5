import type { Meta, StoryObj } from '@storybook/react-vite';
import { routeOf } from '#rules/navigation/routes.ts';
import { registry, screenSpec, type ScreenFile } from '#rules/navigation/registry.ts';
import { networkChanged } from '#store/online.ts';
import type { inWorld } from './withShop.tsx';

/** The states of a screen that each have a story (LAB-09). */
export const stateNames = ['loading', 'empty', 'ready', 'error', 'offline', 'long'] as const;

type StateName = (typeof stateNames)[number];

type World = ReturnType<typeof inWorld>['world'];

/** A file of stories. */
interface StoryFile {
  default: Meta;
}

/** The story that shows a state. */
export interface StoryLink {
  /** `title/Name`, as Storybook lists them. */
  id: string;
  /** Where it begins; absent if the file has no such story. */
  world: World | undefined;
}

/** How a screen shows a state: by a story, or not at all, with the reason why the state cannot occur. */
export type Shown = StoryLink | { never: string };

/** The states of one screen. */
export type StatesOf = Record<StateName, Shown>;

const worldOf = ({ parameters }: Pick<Meta, 'parameters'>) => (parameters?.['world'] ?? {}) as World;

/** The name of a story in its file. */
type NameIn<File> = Exclude<keyof File & string, 'default'>;

/** A link to a story of a file. */
export function linkTo<File extends StoryFile>(file: File, name: NameIn<File>): StoryLink {
  const story = file[name] as StoryObj | undefined;
  return {
    id: `${file.default.title ?? ''}/${name}`,
    world: story && { ...worldOf(file.default), ...worldOf(story) },
  };
}

/** The names that stories of states have, unless the table gives another one. */
const usual = {
  loading: 'Loading',
  empty: 'Empty',
  ready: 'Ready',
  error: 'Failed',
  offline: 'Offline',
  long: 'Long',
} as const;

type Names<File> = Partial<Record<StateName, NameIn<File> | Shown>>;
type UsualIn<Given> = { [State in Exclude<StateName, keyof Given> as (typeof usual)[State]]: unknown };

/** The states of a screen by the stories of its file: those with the usual names, and what differs. */
export function statesIn<File extends StoryFile, Given extends Names<File>>(
  file: File & UsualIn<Given>,
  given: Given,
): StatesOf {
  const names: Names<File> = { ...(usual as object), ...given };
  return Object.fromEntries(
    stateNames.map((state) => {
      const shown = names[state];
      return [state, typeof shown === 'object' ? shown : linkTo(file, shown as NameIn<File>)];
    }),
  ) as StatesOf;
}

/** The screens of the registry, each once. */
export const screenFiles: ReadonlySet<ScreenFile> = new Set(Object.values(registry).map(({ file }) => file));

/** Whether the network of the device is lost before the first render. */
function losesNetwork({ before }: World) {
  let isLost = false;
  const store = {
    signIns: {},
    dispatch: (action: unknown) => {
      isLost ||= networkChanged.match(action) && !action.payload;
    },
  };
  before?.(store as never);
  return isLost;
}

/** What is wrong with the story of a state; undefined if nothing is. */
function faultOf(file: string, state: StateName, { world }: StoryLink): string | undefined {
  if (world === undefined) return 'is not a story';
  const spec = screenSpec(routeOf(world.path ?? '/').id);
  if (world.instead !== undefined || spec.file !== file) return 'is of something else';
  if (spec.guard && world.cookies === undefined) return 'has nobody logged in';
  if (losesNetwork(world) !== (state === 'offline'))
    return state === 'offline' ? 'has a network' : 'has no network';
  return undefined;
}

/** What is missing or wrong in the stories of these screens, one sentence each (LAB-09). */
export function gapsIn(
  files: Iterable<string>,
  table: Readonly<Record<string, Readonly<Partial<StatesOf>>>>,
): string[] {
  const known = new Set(files);
  const unknown = Object.keys(table).filter((file) => !known.has(file));
  const gaps = [...known].flatMap((file) => {
    const ids = new Set<string>();
    return stateNames.flatMap((state) => {
      const shown = table[file]?.[state];
      if (shown === undefined) return [`${file}, ${state}: no story`];
      if ('never' in shown) return shown.never === '' ? [`${file}, ${state}: no reason`] : [];
      if (ids.has(shown.id)) return [`${file}, ${state}: ${shown.id} shows another state`];
      ids.add(shown.id);
      const fault = faultOf(file, state, shown);
      return fault === undefined ? [] : [`${file}, ${state}: ${shown.id} ${fault}`];
    });
  });
  return [...gaps, ...unknown.map((file) => `${file}: no such screen`)];
}
