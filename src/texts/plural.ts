const rules = new Intl.PluralRules('es');

/** A number and the word that goes with it: '1 producto', '2 productos'. */
export const plural = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;
