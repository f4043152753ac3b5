import ts from 'typescript';

/** One import of a file: what it names, and whether as a value, as a type alone, or when it is needed. */
export interface Import {
  /** Empty if it is computed, so that it cannot be checked. */
  specifier: string;
  kind: 'value' | 'type' | 'lazy';
  /** From 1. */
  line: number;
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : '');

/** What `import.meta.glob` is given: one pattern, or a list of them. */
const patternsOf = (node: ts.Node | undefined) =>
  (node && ts.isArrayLiteralExpression(node) ? [...node.elements] : [node]).map(textOf);

const isImportMeta = (node: ts.Node | undefined, name: string) =>
  node !== undefined &&
  ts.isPropertyAccessExpression(node) &&
  node.name.text === name &&
  ts.isMetaProperty(node.expression);

type Found = Omit<Import, 'line'>;

function inCall(node: ts.CallExpression | ts.NewExpression): Found[] {
  const [first, second] = node.arguments ?? [];
  const { expression } = node;
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return [{ specifier: textOf(first), kind: 'lazy' }];
  if (ts.isIdentifier(expression) && expression.text === 'require')
    return [{ specifier: textOf(first), kind: 'value' }];
  if (isImportMeta(expression, 'glob'))
    return patternsOf(first).map((specifier) => ({ specifier, kind: 'lazy' as const }));
  // How a worker, a process or an asset is named.
  if (ts.isIdentifier(expression) && expression.text === 'URL' && isImportMeta(second, 'url'))
    return [{ specifier: textOf(first), kind: 'value' }];
  return [];
}

function foundIn(node: ts.Node): Found[] {
  if (ts.isImportDeclaration(node)) {
    const kind = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value';
    return [{ specifier: textOf(node.moduleSpecifier), kind }];
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
    return [{ specifier: textOf(node.moduleSpecifier), kind: node.isTypeOnly ? 'type' : 'value' }];
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
    return [{ specifier: textOf(node.moduleReference.expression), kind: node.isTypeOnly ? 'type' : 'value' }];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return [{ specifier: textOf(node.argument.literal), kind: 'type' }];
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return inCall(node);
  return [];
}

const cssImport = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)|\bcomposes\s*:[^;}]*\bfrom\s+['"]([^'"]+)/g;

/** Every import of a style sheet: '@import', and 'composes … from'. */
export function cssImportsOf(text: string): Import[] {
  return [...text.matchAll(cssImport)].map(({ 1: sheet, 2: composed, index }) => ({
    specifier: sheet ?? composed ?? '',
    kind: 'value',
    line: text.slice(0, index).split('\n').length,
  }));
}

/** Every import of a TypeScript file in all of its forms, also those that the linter does not look at. */
export function importsOf(path: string, text: string): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const imports: Import[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  for (const { fileName, pos } of [...file.referencedFiles, ...file.typeReferenceDirectives])
    imports.push({ specifier: fileName, kind: 'type', line: lineOf(pos) });
  const walk = (node: ts.Node) => {
    const line = lineOf(node.getStart(file));
    for (const found of foundIn(node)) imports.push(Object.assign(found, { line }));
    ts.forEachChild(node, walk);
  };
  walk(file);
  return imports;
}
