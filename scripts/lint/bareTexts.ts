import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const { StringLike, NumberLike, BigIntLike, Any, Unknown } = ts.TypeFlags;

/** Whether React may make a text node of a value; of '' it makes none. */
function isText(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  const areTexts = (types: readonly ts.Type[]) => types.some((each) => isText(each, checker, seen));
  if (type.isUnion()) return areTexts(type.types);
  if (type.isStringLiteral()) return type.value !== '';
  if (checker.isArrayLikeType(type)) return areTexts(checker.getTypeArguments(type as ts.TypeReference));
  const bound = checker.getBaseConstraintOfType(type);
  if (bound !== undefined && bound !== type) return areTexts([bound]);
  return (type.flags & (StringLike | NumberLike | BigIntLike | Any | Unknown)) !== 0;
}

const isComponent = (node: ts.Node): node is ts.FunctionLikeDeclaration => {
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node) && !ts.isArrowFunction(node))
    return false;
  const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
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
function bareTextsIn(file: ts.SourceFile, checker: ts.TypeChecker) {
  const found: ts.Node[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = childrenOf(node);
      const alone = children.length === 1 && ts.isJsxElement(node);
      for (const child of children) {
        if (ts.isJsxText(child) && !alone) found.push(child);
        if (!ts.isJsxExpression(child) || !child.expression) continue;
        const type = checker.getTypeAtLocation(child.expression);
        // React sets the only text of an element through the element itself; texts of a list are nodes.
        const parts = alone
          ? (type.isUnion() ? type.types : [type]).filter((part) => checker.isArrayLikeType(part))
          : [type];
        if (parts.some((part) => isText(part, checker))) found.push(child);
      }
    }
    if (isComponent(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (signature && isText(checker.getReturnTypeOfSignature(signature), checker)) found.push(node);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** Every bare text of the repository's components, and of one more file, as 'file:line text'. */
export function bareTexts(root: string, extra: { path: string; text: string }): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const extraPath = join(root, extra.path);
  host.fileExists = (path) => path === extraPath || fileExists(path);
  host.readFile = (path) => (path === extraPath ? extra.text : readFile(path));
  const components = globSync('src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx', 'src/testing/**'] });
  const paths = [...components, extra.path].map((path) => join(root, path));
  const program = ts.createProgram(paths, { ...options, types: [], incremental: false }, host);
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`Failed to read ${path}.`);
    return bareTextsIn(file, checker).map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${relative(root, path)}:${line + 1} ${node.getText(file).trim().split('\n')[0]}`;
    });
  });
}
