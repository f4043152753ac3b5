/** Whom an address names; '' for what is not known. */
interface Named {
  customerId: string;
  clientId: string;
}

/**
 * An address of the shop, relative or absolute, with the parameter `uid`: the customer id, else the client id of the
 * analytics product. One that is there is replaced, and the fragment stays at the end; without an id the address stays as
 * it is (FLAG-22, FLAG-23).
 */
export function withUid(url: string, { customerId, clientId }: Named): string {
  const uid = customerId || clientId;
  if (uid === '') return url;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const others = query.split('&').filter((pair) => pair !== '' && !/^uid(?:=|$)/.test(pair));
  return `${path}?${[...others, `uid=${encodeURIComponent(uid)}`].join('&')}${fragment}`;
}
