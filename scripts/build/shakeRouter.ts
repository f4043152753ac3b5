import type { Plugin } from 'vite';

const routerFile = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

const contextOrComponent = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const setOfWords = /^(var \w+ = )(new Set\()/gm;
const readGlobal = /^(var \w+ = )((?:typeof window|Object\.getOwnPropertyNames)\b[^;{]*);$/gm;
const nameForTools = /^\w+\.displayName = .*;$/gm;
const contextOfClass =
  /^(var (\w+) = class extends React\d*\.Component \{)([\s\S]*?)^\2\.contextType = (\w+);$/gm;

/**
 * Marks in the router's files what the bundler cannot know: that making a context, a component or a set, or reading a
 * global, has no side effects, so that unused ones are left out. It also removes the names for the developer tools, and moves the context of a class
 * into the class, since a statement of its own would be kept.
 */
export function shakable(code: string): string {
  return code
    .replace(contextOrComponent, '$1/* @__PURE__ */ $2')
    .replace(setOfWords, '$1/* @__PURE__ */ $2')
    .replace(readGlobal, '$1/* @__PURE__ */ (() => $2)();')
    .replace(nameForTools, '')
    .replace(contextOfClass, '$1 static contextType = $4;$3');
}

/** Lets the build leave out what the shop does not use of the router. */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: { filter: { id: routerFile }, handler: (code) => ({ code: shakable(code), map: null }) },
  };
}
