import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shakable } from './shakeRouter.ts';

const before = `
var LinkContext = React.createContext(null);
LinkContext.displayName = "Link";
var NavLink = React10.forwardRef(
  function NavLinkWithRef() {
    return React10.createContext(1);
  }
);
NavLink.displayName = "NavLink";
var Boundary = class extends React2.Component {
  render() {
    return null;
  }
};
Boundary.contextType = LinkContext;
var methods = new Set(
  ["GET"]
);
var isBrowser = typeof window !== "undefined" && typeof window.document !== "undefined";
var names = Object.getOwnPropertyNames(Object.prototype).sort().join("\\0");
`;

describe('what the bundler is told of the router', () => {
  const after = shakable(before);

  test('making a context or a component at the top of a file does nothing by itself', () => {
    expect(after).toContain('var LinkContext = /* @__PURE__ */ React.createContext(null);');
    expect(after).toContain('var NavLink = /* @__PURE__ */ React10.forwardRef(');
  });

  test('making a set and reading a global do nothing either', () => {
    expect(after).toContain('var methods = /* @__PURE__ */ new Set(\n');
    expect(after).toContain('var isBrowser = /* @__PURE__ */ (() => typeof window !== "undefined" &&');
    expect(after).toContain('var names = /* @__PURE__ */ (() => Object.getOwnPropertyNames(');
    expect(after).toContain('.sort().join("\\0"))();');
  });

  test('what a function makes when it is called stays as it is', () => {
    expect(after).toContain('    return React10.createContext(1);');
  });

  test('the names for developer tools are left out', () => {
    expect(after).not.toContain('displayName');
  });

  test('the context of a class stands in the class', () => {
    expect(after).toContain('class extends React2.Component { static contextType = LinkContext;');
    expect(after).not.toContain('Boundary.contextType');
  });

  test('in the router that is installed nothing is left that would keep a component in', () => {
    const folder = 'node_modules/react-router/dist/development';
    const files = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
    const told = files.map((file) => shakable(readFileSync(join(folder, file), 'utf8'))).join('\n');
    expect(told).toContain('/* @__PURE__ */ React');
    expect(told).not.toMatch(
      /^var \w+ = (?:React\d*\.(?:createContext|forwardRef|memo)|new Set)\(|^\w+\.(?:displayName|contextType) = /m,
    );
  });
});
