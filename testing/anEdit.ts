/** What the form of an edit sends of `ana`, with another first name and other newsletters than hers. */
export const anEdit = {
  email: 'ana@vidriera.example',
  first_name: 'Ana María',
  middle_name: '',
  last_name: 'Suárez',
  identification: '30123456',
  identification_type: 'DNI',
  day: '29',
  month: '02',
  year: '1984',
  gender: 'female',
  newsletter_subscriptions: '[{"key":"ofertas","subscribed":false},{"key":"tendencias","subscribed":true}]',
};
