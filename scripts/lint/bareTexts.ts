import { join, relative } from 'node:path';
import * as ts from 'ts7/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'ts7/unstable/sync';

const isComponent = (node: ts.Node) => {
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node) && !ts.isArrowFunction(node))
    return false;
  const own = ts.isArrowFunction(node) ? undefined : node.name;
  const name = own ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return name !== undefined && ts.isIdentifier(name) && /^[A-Z]/.test(name.text);
};

/** The children that React renders: all but comments and the white space of line breaks. */
const childrenOf = (node: ts.JsxElement | ts.JsxFragment) =>
  node.children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression,
  );

/** The parts of a file's JSX that can become a text node beside other nodes, which React must find again to change it. */
function bareTextsIn(file: ts.SourceFile, checker: Checker, elements: Type) {
  const found: ts.Node[] = [];
  const isBare = (type: Type | undefined) =>
    !type || type.flags & TypeFlags.Any || !checker.isTypeAssignableTo(type, elements);
  const walk = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = childrenOf(node);
      const alone = children.length === 1 && ts.isJsxElement(node);
      for (const child of children) {
        if (ts.isJsxText(child) && !alone) found.push(child);
        if (!ts.isJsxExpression(child) || !child.expression) continue;
        const type = checker.getTypeAtLocation(child.expression);
        const parts = type?.isUnionType() ? type.getTypes() : [type];
        // React sets the only text of an element through the element itself; texts of a list are nodes.
        if (parts.some((part) => (!alone || !part || checker.isArrayLikeType(part)) && isBare(part)))
          found.push(child);
      }
    }
    if (isComponent(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (isBare(signature && checker.getReturnTypeOfSignature(signature))) found.push(node);
    }
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

/** Every bare text of the repository's components, and of one more file, as 'file:line text'. */
export function bareTexts(root: string, extra: { path: string; text: string }): string[] {
  const config = join(root, 'tsconfig.bareTexts.json');
  const virtual: Record<string, string> = {
    [join(root, extra.path)]: extra.text,
    [config]: JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { types: [], incremental: false },
      files: [extra.path],
      include: ['src/**/*.tsx'],
      exclude: ['**/*.test.tsx'],
    }),
  };
  const api = new API({
    // Undefined: as on the disk.
    fs: { readFile: (path) => virtual[path], fileExists: (path) => path in virtual || undefined },
  });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  const declaration = project?.program
    .getSourceFile(join(root, 'src/ui/elements.ts'))
    ?.statements.find(ts.isTypeAliasDeclaration);
  const elements = declaration && project?.checker.getTypeAtLocation(declaration);
  if (!project || !elements) throw new Error('Failed to read the types of the components.');
  const found = project.rootFiles.flatMap((path) => {
    const file = project.program.getSourceFile(path);
    if (file === undefined) throw new Error(`Failed to read ${path}.`);
    return bareTextsIn(file, project.checker, elements).map((node) => {
      const line = file.text.slice(0, node.getStart(file)).split('\n').length;
      return `${relative(root, path)}:${line} ${node.getText(file).trim().split('\n')[0]}`;
    });
  });
  api.close();
  return found;
}
