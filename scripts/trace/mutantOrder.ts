import { basename, dirname } from 'node:path';
import type { Choice } from './chooseProofs.ts';
import type { Mutant } from './instrument.ts';
import type { MutantCoverage } from './mutantSwitch.ts';
import { shuffled } from './seededRandom.ts';

/** Where behaviour is decided, as against the plumbing around it. */
const decidingRooms = /^(?:src\/(?:rules|api|store|features)|mocks)\//;

/** Faults that take away a whole piece of code; they are told by any proof that needs the piece at all. */
const coarse = new Set(['BlockStatement', 'ArrowFunction', 'ObjectLiteral', 'ArrayDeclaration']);

/** Faults in a decision, of which a proof of behaviour should tell one. The rest (texts, patterns) comes last. */
const decisive = /^(?:Conditional|Equality|Logical|Arithmetic|Boolean|Unary|Update|Assignment|Method)/;

/** Names of folders that say nothing of a subject. */
const rooms = new Set(['src', 'rules', 'mocks', 'contracts', 'stories', 'e2e', 'scripts']);

/** The tools of developers: the subject of the lines about them alone, and only a means of every other proof. */
const tools = /^(?:scripts|contracts)\//;

type Lane = 'near' | 'rooms' | 'rest' | 'static';

/** Most tries go to the subject's own files; every other lane gets a part. An empty lane gives its turn away. */
const turns: readonly Lane[] = ['near', 'near', 'rooms', 'static', 'near', 'rest'];

/** The words that a proof's subject is called by: its own file's name, its folder's and its catalogue file's. */
function subjectWords({ topic, proof: { file } }: Choice) {
  const own = basename(file).replace(/\..*/, '');
  return [own, basename(dirname(file)), ...topic.split('-')]
    .filter((word) => !rooms.has(word))
    .map((word) => word.toLowerCase().replace(/s$/, ''));
}

function roundRobin<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  );
}

/** The mutants of one lane: file by file in turn, and in a file one that decides, one that takes away, one other. */
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

/**
 * The mutants worth trying on a proof, best first: those whose place it ran after the modules were loaded, nearest to
 * its subject first (the files that name the line, then those called like it) and spread over files; now and then one
 * that it ran while loading, near its subject.
 */
export function orderMutants(
  mutants: ReadonlyMap<string, Mutant>,
  coverage: MutantCoverage,
  choice: Choice,
  random: () => number,
): Mutant[] {
  const words = subjectWords(choice);
  const isNamed = ({ names }: Mutant) => names.includes(choice.id);
  const isCalledLike = ({ file }: Mutant) =>
    file
      .toLowerCase()
      .split(/[/.]/)
      .some((part) => words.some((word) => part.startsWith(word)));
  const isNear = (mutant: Mutant) => isNamed(mutant) || isCalledLike(mutant);
  const isSubject = ({ file }: Mutant) => choice.id.startsWith('LAB-') || !tools.test(file);
  const pick = (ids: Iterable<string>) => [...ids].flatMap((id) => mutants.get(id) ?? []).filter(isSubject);
  const loading = new Set(Object.keys(coverage.static));
  const later = new Set(Object.values(coverage.perTest).flatMap((hits) => Object.keys(hits)));
  const ran = pick([...later].filter((id) => !loading.has(id)));
  const lanes: Record<Lane, Mutant[]> = {
    near: [
      ...spread(ran.filter(isNamed), random),
      ...spread(
        ran.filter((mutant) => !isNamed(mutant) && isCalledLike(mutant)),
        random,
      ),
    ],
    rooms: spread(
      ran.filter((mutant) => !isNear(mutant) && decidingRooms.test(mutant.file)),
      random,
    ),
    rest: spread(
      ran.filter((mutant) => !isNear(mutant) && !decidingRooms.test(mutant.file)),
      random,
    ),
    static: spread(pick(loading).filter(isNear), random),
  };
  const rounds = ran.length + lanes.static.length;
  return Array.from({ length: rounds }, (_, index) => turns[index % turns.length] ?? 'rest').flatMap(
    (lane) => {
      const source = [lanes[lane], lanes.near, lanes.rooms, lanes.rest, lanes.static].find(
        (one) => one.length > 0,
      );
      return source?.splice(0, 1) ?? [];
    },
  );
}
