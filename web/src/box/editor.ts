/** What a game's own part of the editor is told. */

import type { Box } from '../local/facts';

export type EditorProps = { box: Box; change: (box: Box) => void };
