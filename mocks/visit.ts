import type { CountryCode } from '#countries/country.ts';
import { emailOf, personaPassword } from '#fixtures/people/person.ts';
import type { login } from '#schemas/customer.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { handlerIndex } from './handlerIndex.ts';
import { handlers } from './handlers.ts';
import { resetDatabase, databaseOf } from './database.ts';

const respond = handlerIndex(handlers);

export const browser = '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10';

export const otherBrowser = '0b0f5a52-6a0f-4f5e-8f0e-3d2a1c9b7e61';

/** A visitor of the mock backend for unit tests, starting from the seed: sends forms and advances time. */
export async function visit(visitor: string, country: CountryCode = 'ar') {
  resetDatabase(visitor, country);
  const db = await databaseOf(visitor, country);
  const headers = { 'x-mock-visitor': visitor, 'x-mock-country': country };
  /** Sends a call, with an optional form, and returns the reply. */
  async function send<Reply>(path: string, form?: Record<string, string>, method?: 'DELETE'): Promise<Reply> {
    const sent = form ? { method: 'POST', body: new URLSearchParams(form).toString() } : method && { method };
    const response = await respond(new Request(`http://localhost/api/${path}`, { headers, ...sent }));
    return (await response?.json()) as Reply;
  }
  return {
    db,
    send,
    /** Sends a form to a customer call and returns the reply. */
    post: <Reply>(path: string, form: Record<string, string>, fingerprint = browser) =>
      send<Reply>(`customer/${path}?fingerprint=${fingerprint}&api_version=2`, form),
    /** Advances the mock's clock. */
    pass: (milliseconds: number) => db.clock.set(new Date(db.clock.now().getTime() + milliseconds)),
  };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/** Signs a persona in, or a customer with such an e-mail and the personas' password. */
export const signInAs = ({ post }: Visit, name: string, fingerprint?: string) =>
  post<ReplyOf<typeof login>>('login', { username: emailOf(name), password: personaPassword }, fingerprint);

/** A visitor signed in as a persona; `ask` sends her token and her e-mail. */
export async function visitAs(name: string, country?: CountryCode) {
  const visitor = await visit(`as ${name}`, country);
  const { token } = (await signInAs(visitor, name)).customer;
  const ask = <Reply>(path: string, more: Record<string, string> = {}) =>
    visitor.post<Reply>(path, { token, email: emailOf(name), ...more });
  return { ...visitor, token, ask };
}
