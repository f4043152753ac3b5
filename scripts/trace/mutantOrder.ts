import { basename, dirname } from 'node:path';
import type { Choice } from './chooseProofs.ts';
import type { Mutant } from './instrument.ts';
import type { MutantCoverage } from './mutantSwitch.ts';
import { shuffled } from './seededRandom.ts';

/** Rooms with behaviour, as opposed to infrastructure. */
const decidingRooms = /^(?:src\/(?:rules|api|store|features)|mocks)\//;

/** Mutators that remove a whole piece of code; any proof that needs the piece detects them. */
const coarse = new Set(['BlockStatement', 'ArrowFunction', 'ObjectLiteral', 'ArrayDeclaration']);

/**
 * Mutators that change a decision, which a proof of behaviour should detect. All others (strings, patterns) come
 * last.
 */
const decisive = /^(?:Conditional|Equality|Logical|Arithmetic|Boolean|Unary|Update|Assignment|Method)/;

/** Folder names that say nothing about the subject. */
const rooms = new Set(['src', 'rules', 'mocks', 'contracts', 'stories', 'e2e', 'scripts']);

/** Developer tools: subjects only of the LAB lines, infrastructure for all other proofs. */
const tools = /^(?:scripts|contracts)\//;

type Lane = 'near' | 'rooms' | 'rest' | 'static';

/** Most attempts go to files near the subject; every other lane gets a share. An empty lane passes its turn on. */
const turns: readonly Lane[] = ['near', 'near', 'rooms', 'static', 'near', 'rest'];

/** The number of attempts made in turn. Those after them go to what few other proofs execute. */
const inTurn = 12;

/** The name of a file without its folder and endings. */
const stemOf = (file: string) => basename(file).replace(/\..*/, '');

/** Words for the subject of a proof: names of its file, its folder and its requirements file. */
function subjectWords({ topic, proof: { file } }: Choice) {
  return [stemOf(file), basename(dirname(file)), ...topic.split('-')]
    .filter((word) => !rooms.has(word))
    .map((word) => word.toLowerCase().replace(/s$/, ''));
}

function roundRobin<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  );
}

/** Orders the mutants of a lane: files in rotation, and within a file one decision, one removal, one other. */
function spread(mutants: readonly Mutant[], random: () => number) {
  const files = Map.groupBy(shuffled(mutants, random), ({ file }) => file);
  const queues = [...files.values()].map((members) => {
    const isCoarse = ({ kind }: Mutant) => coarse.has(kind);
    const isDecisive = ({ kind }: Mutant) => decisive.test(kind);
    const isOther = (mutant: Mutant) => !isCoarse(mutant) && !isDecisive(mutant);
    return roundRobin([isDecisive, isCoarse, isOther].map((one) => members.filter(one)));
  });
  return roundRobin(queues);
}

/** What a run has executed after module loading, and while its modules were loading. */
function executedIn(coverage: MutantCoverage) {
  const loading = new Set(Object.keys(coverage.static));
  const later = new Set(Object.values(coverage.perTest).flatMap((hits) => Object.keys(hits)));
  return { loading, later: [...later].filter((id) => !loading.has(id)) };
}

/** How many of the proofs with these coverages execute each mutant. */
export function countProofs(coverages: readonly MutantCoverage[]): Map<string, number> {
  const proofs = new Map<string, number>();
  for (const coverage of coverages) {
    const { loading, later } = executedIn(coverage);
    for (const id of [...loading, ...later]) proofs.set(id, (proofs.get(id) ?? 0) + 1);
  }
  return proofs;
}

/**
 * The mutants to try on a proof, best first: executed after module loading, nearest to the subject first (what
 * names the line and the file that is tested, then files with a similar name) and spread over files; some that were executed while loading. After the
 * first twelve come those that the fewest other proofs execute, by `proofs`: what a proof has for itself is its subject.
 */
export function orderMutants(
  mutants: ReadonlyMap<string, Mutant>,
  coverage: MutantCoverage,
  choice: Choice,
  random: () => number,
  proofs: ReadonlyMap<string, number>,
): Mutant[] {
  const words = subjectWords(choice);
  const isNamed = ({ names }: Mutant) => names.includes(choice.id);
  const isCalledLike = ({ file }: Mutant) =>
    file
      .toLowerCase()
      .split(/[/.]/)
      .some((part) => words.some((word) => part.startsWith(word)));
  const isTested = ({ file }: Mutant) => stemOf(file) === stemOf(choice.proof.file);
  const isNear = (mutant: Mutant) => isNamed(mutant) || isCalledLike(mutant);
  const isSubject = ({ file }: Mutant) => choice.id.startsWith('LAB-') || !tools.test(file);
  const pick = (ids: Iterable<string>) => [...ids].flatMap((id) => mutants.get(id) ?? []).filter(isSubject);
  const { loading, later } = executedIn(coverage);
  const ran = pick(later);
  const nearest = (all: readonly Mutant[]) => {
    const named = all.filter(isNamed);
    const tested = all.filter((mutant) => !isNamed(mutant) && isTested(mutant));
    const others = all.filter((mutant) => !isNamed(mutant) && !isTested(mutant) && isCalledLike(mutant));
    return [...roundRobin([spread(named, random), spread(tested, random)]), ...spread(others, random)];
  };
  const lanes: Record<Lane, Mutant[]> = {
    near: nearest(ran),
    rooms: spread(
      ran.filter((mutant) => !isNear(mutant) && decidingRooms.test(mutant.file)),
      random,
    ),
    rest: spread(
      ran.filter((mutant) => !isNear(mutant) && !decidingRooms.test(mutant.file)),
      random,
    ),
    static: nearest(pick(loading)),
  };
  const first = Array.from({ length: inTurn }, (_, index) => turns[index % turns.length] ?? 'rest').flatMap(
    (lane) => {
      const source = [lanes[lane], lanes.near, lanes.rooms, lanes.rest, lanes.static].find(
        (one) => one.length > 0,
      );
      return source?.splice(0, 1) ?? [];
    },
  );
  const sharedBy = ({ id }: Mutant) => proofs.get(id) ?? 0;
  const left = [lanes.near, lanes.rooms, lanes.rest].flat();
  const rarest = left.toSorted((one, other) => sharedBy(one) - sharedBy(other));
  // A table is executed by every proof whose modules load it.
  return [...first, ...roundRobin([rarest, lanes.static])];
}
