/** Maps that build/atlas bakes. */
declare module 'atlas:*' {
  import type { MapData } from './data';
  const data: MapData;
  export default data;
}
