/** What the form of a registration sends. */
export const aRegistration = {
  email: 'nuevo@mail.com',
  password: 'Clave123',
  password2: 'Clave123',
  first_name: 'Luz',
  middle_name: '',
  last_name: 'Paz',
  identification: '30123456',
  identification_type: 'DNI',
  day: '07',
  month: '05',
  year: '1990',
  gender: 'female',
  is_newsletter_subscribed: '0',
} as const;
