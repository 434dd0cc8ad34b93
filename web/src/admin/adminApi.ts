/** Requests of the server admin. The token is kept as long as the tab is open. */

import { request } from '../net/api';

export type AdminTable = {
  table: string;
  title: string;
  code: string;
  status: string;
  names: string[];
  open_seats: number;
  updated: number;
  here: number;
  addresses: string[];
};
export type Ban = { address: string; since: number };
export type LimitHit = { limit: string; address: string | null; count: number; last: number };
export type Overview = { tables: AdminTable[]; bans: Ban[]; limits: LimitHit[] };

const KEY = 'tenfold.host-token';

export function storedToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function storeToken(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden, the token is typed again.
  }
}

export class AdminApi {
  constructor(private readonly token: string) {}

  look = async (status: string): Promise<Overview> => (await this.ask(`?status=${status}`)).json() as Promise<Overview>;
  close = (table: string) => this.ask(`/tables/${table}/close`, { method: 'POST' });
  remove = (table: string) => this.ask(`/tables/${table}`, { method: 'DELETE' });
  ban = (address: string) => this.change('POST', address);
  unban = (address: string) => this.change('DELETE', address);

  private async change(method: 'POST' | 'DELETE', address: string): Promise<string> {
    const response = await this.ask('/bans', { method, body: JSON.stringify({ address }) });
    return ((await response.json()) as { address: string }).address;
  }

  private ask(path: string, init: RequestInit = {}): Promise<Response> {
    return request(`/api/host${path}`, { ...init, headers: { Authorization: `Bearer ${this.token}` } });
  }
}
