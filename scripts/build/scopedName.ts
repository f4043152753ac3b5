import { basename } from 'node:path';

/** The name of a class in the built page: 'Card_picture'. No two of our style files have the same name. */
export function scopedName(name: string, file: string): string {
  const [path = ''] = file.split('?', 1);
  return `${basename(path, '.module.css')}_${name}`;
}
