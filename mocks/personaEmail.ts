import type { PersonaName } from '#fixtures/people/personas.ts';

/** Whether a customer is a persona, who has the same e-mail in every country. */
export const emailIs =
  (name: PersonaName) =>
  ({ email }: { email: string }): boolean =>
    email === `${name}@vidriera.example`;
