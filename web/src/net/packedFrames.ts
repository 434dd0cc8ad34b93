/** Unpacks frames that the server compressed with a dictionary of the game. A page keeps those it was sent. */

import { inflate } from './inflate';
import type { Dictionary } from './protocol';

const known = new Map<string, Uint8Array>();

/** The ids of the dictionaries that this page has. */
export const knownDictionaries = () => [...known.keys()];

export class PackedFrames {
  private dictionary: Uint8Array = new Uint8Array();

  /** From now on frames of the connection are packed with this dictionary. */
  use({ id, text }: Dictionary): void {
    if (text !== undefined) known.set(id, new TextEncoder().encode(text));
    this.dictionary = known.get(id)!;
  }

  /** The text of a message: binary ones are packed. */
  textOf(message: string | ArrayBuffer): string {
    if (typeof message === 'string') return message;
    return new TextDecoder().decode(inflate(new Uint8Array(message), this.dictionary));
  }
}
