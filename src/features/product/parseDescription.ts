/** The lines of a description: those with a bullet before them are points, the others sentences; each once. */
export function parseDescription(text: string): { sentences: string[]; points: string[] } {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const isPoint = (line: string) => line.startsWith('•');
  return {
    sentences: lines.filter((line) => !isPoint(line)),
    points: lines.filter(isPoint).map((line) => line.slice(1).trim()),
  };
}
