/** What a social provider says about a person, '' where it says nothing. */
export interface SocialDetails {
  email: string;
  gender: string;
  /** YYYY-MM-DD. */
  birthday: string;
  firstName: string;
  lastName: string;
  middleName: string;
}

/** The values that the form for the missing details begins with, in the order of its fields. */
export function socialValues({ email, firstName, middleName, lastName, birthday, gender }: SocialDetails) {
  const [year = '', month = '', day = ''] = birthday.split('-');
  return { email, firstName, middleName, lastName, day, month, year, gender };
}
