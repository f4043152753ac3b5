import { type FigureName as Name, figures } from './figures.ts';

/** Formats rows of figures as a table with a header. */
export function table(rows: readonly (readonly [string, Partial<Record<Name, number>>])[]): string {
  const names = [...new Set(rows.flatMap(([, row]) => Object.keys(row) as Name[]))];
  const cell = (name: Name, value: number | undefined) => value?.toFixed(figures[name].digits) ?? '';
  const lines = [
    ['', ...names.map((name) => `${name} ${figures[name].unit}`.trimEnd())],
    ...rows.map(([title, row]) => [title, ...names.map((name) => cell(name, row[name]))]),
  ];
  const widths = ['', ...names].map((_name, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
