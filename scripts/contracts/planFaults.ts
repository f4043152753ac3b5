import type { KnownProvider, Plan } from './plan.ts';

const list = (names: readonly string[]) => names.join(', ');

/** Names that are not among the allowed ones. */
export function unknownNames(option: string, names: readonly string[], allowed: readonly string[]): string[] {
  return names
    .filter((name) => !allowed.includes(name))
    .map((name) => `${option} '${name}' is unknown; allowed: ${list(allowed)}.`);
}

/** Calls that are unknown, and calls of a provider that `--only` leaves out. */
export function callFaults(
  calls: readonly string[],
  known: readonly KnownProvider[],
  selected: readonly KnownProvider[],
): string[] {
  const ofSelected = selected.flatMap((provider) => provider.calls);
  return calls
    .filter((call) => !ofSelected.includes(call))
    .flatMap((call) => {
      const owner = known.find((provider) => provider.calls.includes(call));
      return owner === undefined
        ? unknownNames('--call', [call], ofSelected)
        : [`--call ${call} belongs to ${owner.name}: add --only ${owner.name}, or leave --only out.`];
    });
}

/** An origin that ends in the path of a provider, which would then be in every request twice. */
export function originFaults(origin: string | undefined, known: readonly KnownProvider[]): string[] {
  const provider = known.find(({ path }) => origin?.endsWith(path));
  if (origin === undefined || provider === undefined) return [];
  const { name, path } = provider;
  return [
    `--url '${origin}' ends in the path of a provider: write --url ${origin.slice(0, -path.length)}, or --only ${name} --base ${name}=${origin}.`,
  ];
}

/** Addresses that are missing, so that nothing is verified on the mock which belongs to a server of one's own. */
export function addressFaults({ origin, bases, statesUrl, chosen }: Omit<Plan, 'notes'>): string[] {
  if (origin !== undefined) return [];
  if (Object.keys(bases).length === 0)
    return statesUrl === undefined
      ? []
      : ['--states belongs to a server of your own: add --url ORIGIN or --base NAME=URL.'];
  const without = chosen.map(({ name }) => name).filter((name) => !Object.hasOwn(bases, name));
  const faults: string[] = [];
  if (without.length > 0)
    faults.push(
      `There is no address of ${list(without)}: add --url ORIGIN, --base ${without[0]}=URL, or --only NAME.`,
    );
  if (statesUrl === undefined)
    faults.push('There is no address of the provider states: add --states URL, or --url ORIGIN.');
  return faults;
}
