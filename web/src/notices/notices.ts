/** Notification settings: email addresses, push subscriptions, and what this browser supports. */

import { get, post } from '../net/api';

export type Channel = { way: string; kind: 'mail' | 'push'; address: string; confirmed: boolean };
/** `push`: the key by which browsers know the server, if it sends messages to them; `told`: at this table. */
export type NoticeSettings = { mail: boolean; push: string | null; ways: Channel[]; told: boolean };

export const getSettings = (table: string) => get<NoticeSettings>(`/api/notices?table=${table}`);
export const setForTable = (table: string, yes: boolean) =>
  post<{ told: boolean }>(`/api/tables/${table}/notices`, { yes });
export const addEmail = (address: string) => post<Channel>('/api/notices/mail', { address });

/** Whether this browser can take messages at all; they need TLS. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  if (!(await navigator.serviceWorker.getRegistration()))
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

/** Where this browser takes messages now, if it does. */
export async function pushEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** This browser takes messages from now on; null if its user does not want that. */
export async function enablePush(key: string): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // What was agreed upon with another key, of an older server, stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe(wanted)).toJSON();
  return post<Channel>('/api/notices/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** A way is ended; if it leads here, this browser forgets it too. */
export async function removeChannel(way: Channel): Promise<void> {
  await post(`/api/notices/off/${way.way}`);
  if (way.kind === 'push' && way.address === (await pushEndpoint())) await disablePush();
}

/** This browser takes no messages any more. */
export async function disablePush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A key as browsers want it, from base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const REFUSED = 'tenfold.no-notices';

/** Whether the question may be asked on this device; who said no once finds it in the menu. */
export function mayOffer(): boolean {
  try {
    return localStorage.getItem(REFUSED) === null;
  } catch {
    return true;
  }
}

export function declineOffer(): void {
  try {
    localStorage.setItem(REFUSED, 'yes');
  } catch {
    // Where storage is forbidden, it is asked again.
  }
}
