/** What stands for a detail that is not known (ACC-03, ACC-04). */
export const unknownDetail = '-';

interface FullName {
  first_name?: string | undefined;
  middle_name?: string | undefined;
  last_name?: string | undefined;
}

/** First, middle and last name with single spaces between them, empty ones left out (FMT-08). */
export const fullName = ({ first_name, middle_name, last_name }: FullName): string =>
  [first_name, middle_name, last_name]
    .flatMap((name) => name?.split(/\s/) ?? [])
    .filter((part) => part !== '')
    .join(' ');

const isKnown = (gender: string | undefined): gender is 'male' | 'female' =>
  gender === 'male' || gender === 'female';

/** The name of a gender in the given texts; the server knows two (ACC-03). */
export const shownGender = (
  gender: string | undefined,
  names: Readonly<Record<'male' | 'female', string>>,
): string => (isKnown(gender) ? names[gender] : unknownDetail);
