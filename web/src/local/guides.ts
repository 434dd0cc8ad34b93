// The tutorials that tools/bake_pages.py took from the games' folders.
import type { GuideFile } from './guide';

const files = import.meta.glob<Record<string, GuideFile>>('./baked/guides.json', { import: 'default' });

export async function loadGuide(game: string): Promise<GuideFile> {
  const guide = (await files['./baked/guides.json']?.())?.[game];
  if (!guide) throw new Error('guide-missing');
  return guide;
}
