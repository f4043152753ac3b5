/** The position of a value in a reply. */
export interface Place {
  /** 'cart.items.*.id': `*` is every entry of a list. */
  path: string;
  /** Name of the field; an entry of a list has the name of the list. */
  name: string;
  /** Name of the field above. */
  above: string;
}

/** The changed value, or undefined where the change does not apply. */
export type FieldChange = (value: unknown, place: Place) => unknown;

/** Marks a field that the changed reply does not have. */
export const removed = Symbol('removed');

const root: Place = { path: '', name: '', above: '' };

/** A copy of a reply in which each value that `change` applies to is replaced. */
function mapPlaces(value: unknown, change: FieldChange, place: Place): unknown {
  const changed = place.path === '' ? undefined : change(value, place);
  if (changed !== undefined) return changed;
  if (Array.isArray(value))
    return value.map((entry) => mapPlaces(entry, change, { ...place, path: `${place.path}.*` }));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, held]) => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    return [name, mapPlaces(held, change, { path, name, above: place.name })] as const;
  });
  return Object.fromEntries(fields.filter(([, held]) => held !== removed));
}

/** The paths of a reply at which a change applies. */
export function placesOf(reply: unknown, change: FieldChange): Set<string> {
  const paths = new Set<string>();
  mapPlaces(
    reply,
    (value, place) => {
      if (change(value, place) !== undefined) paths.add(place.path);
      return undefined;
    },
    root,
  );
  return paths;
}

/** A copy of a reply with a change at one path, in every entry of the lists on it. */
export const changedAt = (reply: unknown, path: string, change: FieldChange): unknown =>
  mapPlaces(reply, (value, place) => (place.path === path ? change(value, place) : undefined), root);
