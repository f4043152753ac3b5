import type { Store } from '#store/makeStore.ts';
import { ipRead } from '#store/session/customerEvents.ts';

/** Stores the IP of the visitor, which a server may write into the document; '' without it (APP-46, APP-47). */
export function storeIp({ store }: { store: Store }, page: Pick<Document, 'querySelector'> = document): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="client-ip"]');
  store.dispatch(ipRead(meta?.content.trim() ?? ''));
}
