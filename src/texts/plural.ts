/** A number of things with a dot before every three digits, as all countries of the shop write it: '1.100'. */
export const grouped = (count: number) => String(count).replaceAll(/\B(?=(...)+$)/g, '.');

/** A number and its noun: '1 producto', '1.100 productos'. */
export const plural = (count: number, one: string, other: string) =>
  `${grouped(count)} ${count === 1 ? one : other}`;
