/** The boxes that a table is played with, whole. */

import type { Box } from '../local/facts';
import { isLocal } from '../local/localId';
import { get } from '../net/api';

export async function boxesOfTable(table: string): Promise<Box[]> {
  if (isLocal(table)) return (await import('../local/device')).device.boxes(table);
  return (await get<{ boxes: Box[] }>(`/api/tables/${encodeURIComponent(table)}/boxes`)).boxes;
}
