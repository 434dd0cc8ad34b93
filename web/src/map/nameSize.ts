/** How small names on maps may be. */

/** Names are never smaller than this, in pixels, at any zoom; on a TV the page is enlarged besides, to 24 of 1080. */
export const MIN_NAME_PIXELS = { near: 11, far: 14.7 };
