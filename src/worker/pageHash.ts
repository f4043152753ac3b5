/** The block that a server fills with its configuration, which may change without a build (COUNTRY-15). */
const config = /(<script type="application\/json" id="config">)[^<]*/;

/** A page without its configuration: the same for all pages of a build, however they are configured. */
export const withoutConfig = (html: string): string => html.replace(config, '$1');

/** The hash of a text in hexadecimal form, as long as needed to tell the pages of two builds apart. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The revision of a page: that of its text without configuration. */
export const pageHash = (html: string): Promise<string> => hashOf(withoutConfig(html));
