/** The part of Trusted Types that is used. TypeScript's library has none of it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

// A browser that enforces Trusted Types checks the text of a block of data like that of a script. This policy lets
// through nothing but JSON, which as a script would do nothing.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('page-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** JSON as the text of a `<script>`; where Trusted Types are enforced it throws for any other text. */
export const jsonText = (json: string): string => policy?.createScript(json) ?? json;
