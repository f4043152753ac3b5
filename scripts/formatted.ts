import { format } from 'oxfmt';
import style from '../.oxfmtrc.json' with { type: 'json' };

/** The text of a generated file as `npm run format` leaves it; its path says in which language it is. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(`Failed to format ${path}: ${JSON.stringify(errors)}`);
  return code;
}
