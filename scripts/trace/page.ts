import type { Proof, Row } from './matrix.ts';
import { summarise } from './summary.ts';
import type { Count } from './summary.ts';

const style = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; width: 100%; margin: 0 0 2rem; }
th, td { border-bottom: 1px solid #ddd; padding: .4rem .6rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.proven { color: #17663a; } .below { color: #8a5a00; } .without { color: #a61b1b; }
ul { margin: 0; padding-left: 1.1rem; } code { font-size: .9em; } .failed { text-decoration: line-through; }`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string) {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function countTable(heading: string, counts: readonly Count[]) {
  const rows = counts.map(({ name, ...numbers }) => {
    const cells = Object.values(numbers).map((value) => `<td class="number">${value}</td>`);
    return `<tr><td>${name}</td>${cells.join('')}</tr>`;
  });
  return `<table><tr><th>${heading}</th><th>lines</th><th>proven</th><th>below level</th><th>without</th></tr>
${rows.join('\n')}</table>`;
}

function proofItem({ runner, file, title, passed, counts }: Proof) {
  const remark = passed ? (counts ? '' : ' (below the level)') : ' (did not pass)';
  const shown = `<code>${escape(file)}</code> ${escape(title)} <em>${runner}${remark}</em>`;
  return `<li class="${passed ? '' : 'failed'}">${shown}</li>`;
}

function line({ id, level, statement, state, proofs }: Row, delivered: ReadonlySet<string>) {
  const declared = delivered.has(id) ? 'delivered' : '';
  const list = proofs.length === 0 ? '' : `<ul>${proofs.map(proofItem).join('')}</ul>`;
  return `<tr id="${id}"><td>${id}<br><small>${level}</small></td><td>${escape(statement)}${list}</td>
<td class="${state}">${state}<br><small>${declared}</small></td></tr>`;
}

/** Renders the matrix as one self-contained HTML page. (LAB-08) */
export function renderPage(rows: readonly Row[], delivered: ReadonlySet<string>) {
  const areas = [...Map.groupBy(rows, ({ area }) => area)].map(
    ([area, members]) => `<h2>${area}</h2>
<table>${members.map((row) => line(row, delivered)).join('\n')}</table>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Requirements and their proofs</title><style>${style}</style>
<h1>Requirements and their proofs</h1>
${countTable('level', summarise(rows, 'level'))}
${countTable('area', summarise(rows, 'area'))}
${areas.join('\n')}
</html>
`;
}
