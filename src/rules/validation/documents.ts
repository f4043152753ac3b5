import type { DocumentType } from '#countries/country.ts';
import {
  digits,
  is10Digits,
  is6To8Digits,
  is7To10Digits,
  is7To8Digits,
  isRut,
  isRutSoFar,
  type Pattern,
} from './patterns.ts';
import { alphanumeric } from './sanitise.ts';

/** The pattern of each identity document (VAL-27). */
const patterns: Readonly<Record<DocumentType, Pattern>> = {
  DNI: is7To8Digits,
  RUT: isRut,
  // Old cards are shorter.
  CC: (text) => is6To8Digits(text) || is7To10Digits(text),
  CE: is6To8Digits,
  NIT: is10Digits,
  CPF: digits(11),
};

const isKnown = (type: string): type is DocumentType => Object.hasOwn(patterns, type);

/**
 * Cleans a document: letters and digits only (VAL-31, VAL-37). A RUT gets a capital K, and a leading 0 if it is one
 * character short, as older ones are (VAL-28).
 */
export function cleanDocument(type: string, typed: string): string {
  const plain = alphanumeric(typed);
  if (type !== 'RUT') return plain;
  return (plain.length === 8 ? `0${plain}` : plain).toUpperCase();
}

/** Whether a clean document fits the pattern of its type (VAL-27); check digits are left to the server (VAL-31). */
export const isDocument = (type: string, text: string): boolean => isKnown(type) && patterns[type](text);

/** Whether an unfinished document can still become valid; only a RUT is checked while typing (VAL-22, VAL-27). */
export const isDocumentSoFar = (type: string, text: string): boolean => type !== 'RUT' || isRutSoFar(text);
